public import SpecDiagnostics

/// What `explain` says about a rule.
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

  public var covers: [String] { proofs.flatMap(\.covers) }
}

extension LintRoster {
  /// The pages of all rules, in the order of their codes.
  public static var pages: [LintPage] {
    all.map { rule in
      let rule = type(of: rule)
      let paragraphs = rule.page.split(separator: "\n\n").map { String($0).replacing("\n", with: " ") }
      return LintPage(
        code: rule.code, level: rule.level, title: paragraphs.first ?? "",
        text: paragraphs.dropFirst().joined(separator: "\n\n"), example: rule.example,
        proofs: [LintProof(rule.covers, rule.example.markedBad)].filter { !$0.covers.isEmpty } + rule.proofs)
    }
  }
}
