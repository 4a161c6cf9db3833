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
    let pages = LintRoster.pages
    return SARIFRenderer(version: ProductVersion.text, category: "notispec/\(verb)").render(
      findings, waived: waived, rule: { code in pages.first { $0.code == code }.map(SARIFRule.init) },
      source: files.bytes)
  }
}

extension SARIFRule {
  /// A lint rule, as `explain` shows it.
  fileprivate init(_ page: LintPage) {
    let (bad, good) = (page.example.bad, page.example.good)
    self.init(
      page.code, level: page.level, summary: page.title, explanation: page.text,
      help: "\(page.text)\n\nThis has one finding:\n\n\(bad)\n\nThis has none:\n\n\(good)\n",
      helpMarkdown: """
        \(page.text)

        This has one finding:

        ```yaml
        \(bad)
        ```

        This has none:

        ```yaml
        \(good)
        ```
        """)
  }
}
