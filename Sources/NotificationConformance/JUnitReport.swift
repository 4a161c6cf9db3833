import TextWriting

/// Verdicts as JUnit XML, which CI systems show.
///
/// Times are left at zero: the same run gives the same bytes, and virtual time says nothing about the machine.
public enum JUnitReport {
  public static func xml(_ results: [CaseResult]) -> String {
    let summary = ConformanceSummary(of: results)
    let bySuite = Dictionary(grouping: results, by: \.scenario.suite)
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      [
        "name": "notispec conform", "tests": String(summary.cases), "failures": String(summary.failed), "errors": "0",
        "skipped": "0", "time": "0",
      ]
    ) { writer in
      for suite in summary.suites {
        writer.element(
          "testsuite",
          [
            "name": suite.name, "tests": String(suite.cases), "failures": String(suite.failed), "errors": "0",
            "skipped": "0", "time": "0",
          ]
        ) { writer in
          for result in bySuite[suite.name] ?? [] { write(result, to: &writer) }
        }
      }
    }
    return writer.text
  }

  private static func write(_ result: CaseResult, to writer: inout XMLWriter) {
    let scenario = result.scenario
    writer.element(
      "testcase",
      [
        "name": scenario.nameInSuite, "classname": scenario.suite, "file": scenario.span.file,
        "line": String(scenario.span.start.line), "time": "0",
      ]
    ) { writer in
      guard let first = result.failures.first else { return }
      // GitLab shows the text and not the attribute, so the text has it all.
      writer.element("failure", ["message": first.message, "type": "assertion"], text: TextReport.failed(result))
    }
  }
}
