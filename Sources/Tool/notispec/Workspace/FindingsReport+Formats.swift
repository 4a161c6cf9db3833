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
    case .github: .github(findings)
    case .gitlab: .document(GitLabCodeQualityRenderer().render(RepositoryPaths().moved(findings)))
    }
  }

  private func sarif(of verb: String) -> String {
    let rules = Dictionary(LintRoster.pages.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let mistakes = Dictionary(MistakePages.all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let paths = RepositoryPaths()
    let files = Dictionary(
      (findings + waived.map(\.diagnostic)).map { (paths.path($0.span.file), $0.span.file) },
      uniquingKeysWith: { first, _ in first })
    let renderer = SARIFRenderer(
      version: ProductVersion.text, category: "notispec/\(verb)", isFromRoot: paths.areFromRoot)
    return renderer.render(
      paths.moved(findings), waived: paths.moved(waived),
      rule: { code, level in
        rules[code].map(SARIFRule.init) ?? mistakes[code].map { SARIFRule($0, level: level) }
      },
      source: { file in files[file].flatMap(self.files.bytes) })
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
