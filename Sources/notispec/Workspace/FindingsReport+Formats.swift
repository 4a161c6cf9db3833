import SpecDiagnostics
import SpecLint

extension FindingsReport {
  /// The findings in a format, without a summary; text without colors.
  ///
  /// - Parameter verb: Keeps the logs of several verbs apart where a service collects them.
  func document(_ format: FindingsFormat, of verb: String) -> String {
    switch format {
    case .text: text(colored: false)
    case .json: json
    case .jsonl: DiagnosticJSONRenderer.renderLines(findings)
    case .sarif: sarif(of: verb)
    case .github: GitHubAnnotationRenderer().render(findings)
    case .gitlab: GitLabCodeQualityRenderer().render(findings)
    }
  }

  private func sarif(of verb: String) -> String {
    SARIFRenderer(version: ProductVersion.text, category: "notispec/\(verb)").render(
      findings, waived: waived,
      rule: { code in LintRoster.all.lazy.map { type(of: $0) }.first { $0.code == code }.map(SARIFRule.init) },
      source: files.bytes)
  }
}

extension SARIFRule {
  /// A lint rule, with its two examples as help.
  fileprivate init(_ rule: any LintRule.Type) {
    self.init(rule.code, level: rule.level)
    help += "\n\nThis has one finding:\n\n\(rule.example.bad)\n\nThis has none:\n\n\(rule.example.good)\n"
    helpMarkdown = """
      This has one finding:

      ```yaml
      \(rule.example.bad)
      ```

      This has none:

      ```yaml
      \(rule.example.good)
      ```
      """
  }
}
