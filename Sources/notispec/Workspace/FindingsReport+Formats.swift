import SpecDiagnostics
import SpecLint

extension FindingsReport {
  /// The findings in a format, without a summary; text without colors.
  ///
  /// - Parameter verb: Keeps the logs of several verbs apart where a service collects them.
  func document(_ format: FindingsFormat, of verb: String) -> Results {
    switch format {
    case .text: Results(text(colored: false))
    case .json: .document(json)
    case .jsonl: .document(DiagnosticJSONRenderer.renderLines(findings))
    case .sarif: .document(sarif(of: verb))
    case .github: Results(GitHubAnnotationRenderer().render(findings))
    case .gitlab: .document(GitLabCodeQualityRenderer().render(findings))
    }
  }

  private func sarif(of verb: String) -> String {
    let rules = Dictionary(LintRoster.pages.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let mistakes = Dictionary(MistakePages.all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    return SARIFRenderer(version: ProductVersion.text, category: "notispec/\(verb)").render(
      findings, waived: waived,
      rule: { code, level in
        rules[code].map(SARIFRule.init) ?? mistakes[code].map { SARIFRule($0, level: level) }
      },
      source: files.bytes)
  }
}

extension SARIFRule {
  /// A lint rule, as `explain` shows it.
  init(_ page: LintPage) {
    self.init(
      page.code, level: page.level, title: page.title, text: page.text, bad: page.example.bad, good: page.example.good)
  }

  /// A mistake, as `explain` shows it.
  init(_ page: MistakePage, level: Diagnostic.Severity) {
    self.init(
      page.code, level: level, title: page.title, text: page.text, bad: page.example?.bad, good: page.example?.good)
  }

  private init(
    _ code: DiagnosticCode, level: Diagnostic.Severity, title: String, text: String, bad: String?, good: String?
  ) {
    var (help, markdown) = (text, text)
    for (sentence, example) in [("Example:", bad), ("Corrected:", good)] {
      guard let example = example?.withoutMiddle else { continue }
      help += "\n\n\(sentence)\n\n\(example)"
      markdown += "\n\n\(sentence)\n\n```yaml\n\(example)\n```"
    }
    self.init(
      code, level: level, summary: title, explanation: text, help: help + "\n", helpMarkdown: markdown)
  }
}
