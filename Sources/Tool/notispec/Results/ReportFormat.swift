import SpecDiagnostics
import TextWriting

/// The formats of a report for people.
enum ReportFormat: String, CaseIterable {
  case text, json, markdown, junit
  /// Workflow commands of GitHub Actions.
  case github
}

extension FindingsReport {
  /// Workflow commands for the findings and what a report adds.
  func github(_ more: [Diagnostic] = []) -> Results { .github(findings + more) }

  /// A page in the report's place, when there are errors.
  var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(3, "The specs have errors")
    page.list(
      findings.map { finding in
        return
          "\(.code(finding.span.place)): \(finding.severity.rawValue): \(finding.message) (\(.code(finding.code.text)))"
      })
    return page.text
  }
}
