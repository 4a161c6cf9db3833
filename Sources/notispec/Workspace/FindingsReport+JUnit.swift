import SpecDiagnostics
import TextWriting

extension FindingsReport {
  /// The findings that kept cases from being run, as JUnit XML: one test case each, with an error.
  var junit: String {
    let errors = findings.filter { $0.severity == .error }
    let count = String(errors.count)
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      ["name": "notispec conform", "tests": count, "failures": "0", "errors": count, "skipped": "0", "time": "0"]
    ) { writer in
      writer.element(
        "testsuite",
        ["name": "notispec.findings", "tests": count, "failures": "0", "errors": count, "skipped": "0", "time": "0"]
      ) { writer in
        for finding in errors { write(finding, to: &writer) }
      }
    }
    return writer.text
  }

  private func write(_ finding: Diagnostic, to writer: inout XMLWriter) {
    let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
    writer.element(
      "testcase", ["name": "\(place) \(finding.code.text)", "classname": "notispec.findings", "time": "0"]
    ) { writer in
      writer.element(
        "error", ["message": finding.message, "type": finding.code.text],
        text: DiagnosticTextRenderer().render([finding], sourceLine: files.line))
    }
  }
}
