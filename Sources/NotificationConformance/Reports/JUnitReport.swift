public import SpecDiagnostics
import TextWriting

/// Verdicts as JUnit XML, which CI systems show.
///
/// Times are left at zero: the same run gives the same bytes, and virtual time says nothing about the machine. A case
/// that is known to fail counts as skipped, and so does one that this machine cannot judge. What is wrong with a run as a whole is an error of a suite of its own.
public enum JUnitReport {
  public static func xml(_ results: [CaseResult], findings: [Diagnostic] = []) -> String {
    let summary = ConformanceSummary(of: results)
    let errors = findings.filter { $0.severity == .error }
    let bySuite = Dictionary(grouping: results, by: \.scenario.suite)
    var failed = 0
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      [
        "name": "notispec conform", "tests": String(summary.cases + errors.count), "failures": String(summary.failed),
        "errors": String(errors.count), "skipped": String(summary.knownFailing + summary.notJudged), "time": "0",
      ]
    ) { writer in
      if !errors.isEmpty { write(errors, to: &writer) }
      for suite in summary.suites {
        writer.element(
          "testsuite",
          [
            "name": suite.name, "tests": String(suite.cases), "failures": String(suite.failed), "errors": "0",
            "skipped": String(suite.knownFailing + suite.notJudged), "time": "0",
          ]
        ) { writer in
          for result in bySuite[suite.name] ?? [] {
            if !result.failures.isEmpty { failed += 1 }
            write(result, isWhole: failed <= ReportBounds.cases, to: &writer)
          }
        }
      }
    }
    return writer.text
  }

  private static func write(_ result: CaseResult, isWhole: Bool, to writer: inout XMLWriter) {
    let scenario = result.scenario
    writer.element(
      "testcase",
      [
        "name": scenario.nameInSuite, "classname": scenario.suite, "file": scenario.span.file,
        "line": String(scenario.span.start.line), "time": "0",
      ]
    ) { writer in
      if let lacking = result.environment { writer.element("skipped", ["message": "not judged: \(lacking)"]) }
      if let first = result.failures.first {
        if let known = result.known {
          writer.element("skipped", ["message": "known to fail: \(known.why.sentence)"])
        } else {
          // GitLab shows the text and not the attribute, so the text has it all.
          let text: TerminalText =
            isWhole
            ? TextReport.failed(result)
            : "\(first.message)\nOnly the first \(ReportBounds.cases) failed cases of a run are reported in full.\n"
          writer.element("failure", ["message": first.message, "type": first.kind.rawValue], text: text.text)
        }
      }
      guard !result.remarks.isEmpty else { return }
      let lines: [TerminalText] = result.remarks.map { "line \($0.span.start.line): \($0.message)\n" }
      writer.element("system-out", text: lines.joined().text)
    }
  }

  private static func write(_ errors: [Diagnostic], to writer: inout XMLWriter) {
    let count = String(errors.count)
    writer.element(
      "testsuite",
      ["name": "notispec.findings", "tests": count, "failures": "0", "errors": count, "skipped": "0", "time": "0"]
    ) { writer in
      for finding in errors {
        let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
        writer.element(
          "testcase", ["name": "\(place) \(finding.code.text)", "classname": "notispec.findings", "time": "0"]
        ) { writer in
          let attributes: KeyValuePairs<String, String> = ["message": finding.message, "type": finding.code.text]
          guard let remedy = finding.fixIt?.message else { return writer.element("error", attributes) }
          let text: TerminalText = "\(finding.message)\n\(remedy)\n"
          writer.element("error", attributes, text: text.text)
        }
      }
    }
  }
}
