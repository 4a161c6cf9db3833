import PageReading
import SpecDiagnostics
import SpecLint

/// What `explain` says about the code of a mistake, which is not a lint rule and can be neither silenced nor waived: the file
/// `Mistakes/<code>.md` beside this one.
///
/// Its heading says what the finding says; then it says why that matters and what to do. A paragraph that begins with
/// "Standing:" says how serious the finding is, where that is not "always an error", nor what the example shows. The block
/// `diff` is the example, which is left out if one short file cannot show the mistake; a block `yaml` is a further file with
/// that finding only. Behind the language stand what kind of file it is and the requirements that it breaks: as long as the
/// finding is there, those are proven.
struct MistakePage {
  let code: DiagnosticCode
  /// What the finding says, in a sentence.
  let title: String
  /// Why it matters and what to do.
  let text: String
  /// Nil if one short file cannot show it.
  let example: MistakeExample?
  let standing: String?
  /// What breaks requirements.
  let proofs: [MistakeProof]

  var covers: [String] { proofs.flatMap(\.covers) }

  init(_ code: DiagnosticCode, _ page: Page) {
    self.code = code
    title = page.title
    text = page.paragraphs.filter { !$0.hasPrefix(Self.standing) }.joined(separator: "\n\n")
    standing = page.paragraphs.first { $0.hasPrefix(Self.standing) }.map { String($0.dropFirst(Self.standing.count)) }
    example = page.blocks.first { $0.language == "diff" }.map(MistakeExample.init)
    proofs = page.blocks.filter { $0.language == "yaml" }.map { block in
      let kind = block.words.first.flatMap(MistakeExample.Kind.init) ?? .spec
      return MistakeProof(covers: block.words.filter { $0.contains("/") }, kind: kind, bad: block.text)
    }
  }

  private static let standing = "Standing: "
}

/// A file with one finding, which breaks requirements.
struct MistakeProof {
  let covers: [String]
  let kind: MistakeExample.Kind
  let bad: String
}

/// A file with one finding, and the same without.
struct MistakeExample {
  enum Kind: String {
    /// A file of the app `demo`, whose other files are those of `ExampleRun`.
    case spec
    case workspace
    case scenarios
  }

  let kind: Kind
  let bad: String
  let good: String

  /// - Parameter block: Both files at once (see `ExamplePair`). What they leave out depends on the word behind the language:
  ///   see `MistakeExample+Frames`.
  init(_ block: PageBlock) {
    let diff = block.text
    switch block.words.first {
    case "file": self.init(.spec, ExamplePair(diff: diff))
    case "workspace": self.init(.workspace, ExamplePair(diff: diff))
    case "scenarios": self.init(.scenarios, ExamplePair(diff: diff))
    case "soon": self.init(.spec, ExamplePair(diff: Self.soon + diff))
    case "an-hour-later": self.init(.scenarios, ExamplePair(hunk: diff, of: Self.anHourLater))
    case "table": self.init(.scenarios, ExamplePair(hunk: diff, of: Self.table))
    default: self.init(.spec, ExamplePair(diff: "  notispec: 1\n" + diff))
    }
  }

  private init(_ kind: Kind, _ pair: ExamplePair) {
    self.kind = kind
    bad = pair.bad
    good = pair.good
  }
}

/// A page for every code that is not a lint rule, in the order of the codes.
enum MistakePages {
  static var all: [MistakePage] { codes.compactMap(page(of:)) }

  static let codes: [DiagnosticCode] = EmbeddedTexts.all.compactMap { file in
    guard file.path.hasPrefix(folder), file.path.hasSuffix(end) else { return nil }
    return DiagnosticCode(String(file.path.dropFirst(folder.count).dropLast(end.count)))
  }

  static func page(of code: DiagnosticCode) -> MistakePage? {
    EmbeddedTexts.text(at: folder + code.text + end).map { MistakePage(code, Page($0)) }
  }

  private static let folder = "Explaining/Mistakes/"
  private static let end = ".md"
}
