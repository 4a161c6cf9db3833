import SpecDiagnostics
import SpecLint

/// What `explain` says about the code of a mistake, which is not a lint rule and can be neither silenced nor waived.
struct MistakePage {
  let code: DiagnosticCode
  /// What the finding says, in a sentence.
  let title: String
  /// Why it matters and what to do.
  let text: String
  /// Nil if one short file cannot show it.
  let example: MistakeExample?
  /// How serious the finding is, where that is not "always an error", nor what the example shows.
  let standing: String?
  /// Examples that break requirements: as long as they are found, those are proven.
  let proofs: [MistakeProof]

  var covers: [String] { proofs.flatMap(\.covers) }

  /// - Parameter covers: The requirements that the example breaks.
  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, _ example: MistakeExample? = nil,
    standing: String? = nil, covers: [String] = [], proofs: [MistakeProof] = []
  ) {
    self.code = code
    self.title = title
    self.text = text
    self.example = example
    self.standing = standing
    let proven = example.map { MistakeProof(covers, $0.kind, $0.bad) }
    self.proofs = [proven].compactMap { $0 }.filter { !$0.covers.isEmpty } + proofs
  }
}

/// A file with one finding, which breaks requirements.
struct MistakeProof {
  let covers: [String]
  let kind: MistakeExample.Kind
  let bad: String

  init(_ covers: [String], _ kind: MistakeExample.Kind, _ bad: String) {
    self.covers = covers
    self.kind = kind
    self.bad = bad
  }
}

/// A file with one finding, and the same without. A text is both at once (see `ExamplePair`): a spec, without its first
/// line, `notispec: 1`.
struct MistakeExample: ExpressibleByStringLiteral {
  enum Kind {
    /// A file of the app `demo`, whose other files are those of `ExampleRun`.
    case spec
    case workspace
    case scenarios
  }

  let kind: Kind
  let bad: String
  let good: String

  /// - Parameter diff: The file and the same without the mistake (see `ExamplePair`).
  init(_ kind: Kind, _ diff: String) { self.init(kind, ExamplePair(diff: diff)) }

  init(stringLiteral diff: String) { self.init(.spec, "  notispec: 1\n" + diff) }

  init(_ kind: Kind, _ pair: ExamplePair) {
    self.kind = kind
    bad = pair.bad
    good = pair.good
  }
}

/// A page for every code that is not a lint rule.
enum MistakePages {
  /// Of a finding that counts others.
  static let asSeriousAsTheRest = "as serious as the most serious finding that is left out: it cannot be waived"

  static var all: [MistakePage] {
    yaml + spec + copy + plurals + scenarios + times + tables + conformance + changes + mutants + workspace
      + translations
  }
}
