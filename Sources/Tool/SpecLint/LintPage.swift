import PageReading
public import SpecDiagnostics

/// What `explain` says about a rule: the file `Rules/<code>.md` beside it.
///
/// Its heading says in a sentence what is true when the rule has no finding; then it says why that matters and where the rule
/// comes from. The block `diff` is the example, and each block `yaml` a further spec, whose only finding by this rule begins
/// at its `1️⃣`; without one it has none. Behind the language of a block stand the requirements that it breaks: as long as the
/// rule finds it, they are proven.
public struct LintPage: Sendable, Hashable {
  public let code: DiagnosticCode
  public let level: Diagnostic.Severity
  /// What is true when the rule has no finding, in a sentence.
  public let title: String
  /// Why it matters and where the rule comes from, in paragraphs.
  public let text: String
  public let example: LintExample
  /// What proves requirements, the example first.
  public let proofs: [LintProof]
  /// Further specs, with the places of their findings.
  public let further: [LintProof]

  public var covers: [String] { proofs.flatMap(\.covers) }

  init(_ rule: any LintRule.Type) {
    let page = rule.file
    code = rule.code
    level = rule.level
    title = page.title
    text = page.paragraphs.joined(separator: "\n\n")
    let example = LintExample(of: page) ?? rule.example
    self.example = example
    further = page.blocks.filter { $0.language == "yaml" }.map { LintProof($0.requirements, $0.text) }
    let first = page.blocks.first { $0.language == "diff" }.map { LintProof($0.requirements, example.markedBad) }
    proofs = ([first].compactMap { $0 } + further).filter { !$0.covers.isEmpty }
  }
}

extension PageBlock {
  /// The requirements that it breaks.
  fileprivate var requirements: [String] { words.filter { $0.contains("/") } }
}

extension LintRoster {
  /// The pages of all rules, in the order of their codes.
  public static var pages: [LintPage] { all.map { LintPage(type(of: $0)) } }
}
