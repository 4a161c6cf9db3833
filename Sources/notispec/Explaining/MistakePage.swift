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
  /// Requirements that the finding meets just by existing.
  let covers: [String]

  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, _ example: MistakeExample? = nil, covers: [String] = []
  ) {
    self.code = code
    self.title = title
    self.text = text
    self.example = example
    self.covers = covers
  }
}

/// A file with one finding, and the same without.
struct MistakeExample {
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
  init(_ kind: Kind, _ diff: String) {
    self.kind = kind
    let pair = ExamplePair(diff: diff)
    bad = pair.bad
    good = pair.good
  }
}

/// A page for every code that is not a lint rule.
enum MistakePages {
  static var all: [MistakePage] {
    yaml + spec + copy + plurals + scenarios + times + tables + conformance + workspace + translations
  }
}
