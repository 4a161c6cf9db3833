import SpecDiagnostics
import TextWriting

extension HTMLWriter {
  /// - Parameter canFix: Certain replacements are buttons.
  mutating func findings(_ findings: [Diagnostic], canFix: Bool = false) {
    list(Array(findings.prefix(Self.openFindings)), canFix)
    let rest = findings.dropFirst(Self.openFindings)
    guard !rest.isEmpty else { return }
    element("details", ["class": "more-findings"]) { html in
      html.element("summary", text: Plural.of(rest.count, "more finding"))
      html.list(Array(rest), canFix)
    }
  }

  /// More are listed where somebody asks for them: the cards are to be seen first.
  private static let openFindings = 3

  private mutating func list(_ findings: [Diagnostic], _ canFix: Bool) {
    guard !findings.isEmpty else { return }
    element("ul", ["class": "findings"]) { html in
      for finding in findings {
        html.element("li", ["class": "\(finding.severity)"]) { html in
          html.element("b", text: "\(finding.severity)".withFirstCapital)
          html.write(": \(TerminalText(finding.message).text) ")
          let isButton = canFix && finding.fixIt?.isCertain == true
          if let remedy = finding.fixIt?.message, !isButton { html.write("(\(TerminalText(remedy).text)) ") }
          html.element("code", text: "\(finding.span.file):\(finding.span.start.line)")
          html.write(" ")
          html.element("code", text: finding.code.text)
          if isButton, let fixIt = finding.fixIt { html.fix(finding, fixIt) }
        }
      }
    }
  }

  /// What is to be fixed is named by its place, so that nothing else is if the file has changed meanwhile.
  private mutating func fix(_ finding: Diagnostic, _ fixIt: Diagnostic.FixIt) {
    write(" ")
    element(
      "button",
      [
        "type": "button", "class": "fix", "data-file": finding.span.file, "data-line": "\(finding.span.start.line)",
        "data-column": "\(finding.span.start.column)", "data-code": finding.code.text,
        "data-replacement": fixIt.replacement,
      ], text: "Fix it: \(TerminalText(fixIt.message).text)")
  }
}
