import SpecDiagnostics
import TextWriting

/// How a report for people is written.
enum ReportFormat: String, CaseIterable {
  case text, json, markdown
}

extension FindingsReport {
  /// For a page, where a report would be but for errors.
  var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(3, "The specs have errors")
    page.list(
      findings.map { finding in
        let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
        return "\(.code(place)): \(finding.severity.rawValue): \(finding.message) (\(.code(finding.code.text)))"
      })
    return page.text
  }
}
