import NotificationConformance
import SpecDiagnostics
import TextWriting

/// Verdicts as one JSON document of a stable shape.
///
///     { "version": 1,
///       "cases": [
///         { "id": "cleaner.limit-reached/fires", "title": "…", "app": "cleaner", "covers": [ "NOTIF-001/EVENT-1" ],
///           "file": "conformance/cleaner/limit-reached.yaml", "line": 10, "verdict": "failed",
///           "failures": [ { "message": "…", "file": "…", "line": 18 } ] } ],
///       "findings": [ … as of `check` … ],
///       "summary": { "cases": 1, "passed": 0, "failed": 1 } }
///
/// New keys may come with the same version; none goes or changes meaning.
enum ConformanceJSON {
  static func document(_ results: [CaseResult], _ findings: [Diagnostic]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("cases")
      json.array { json in
        for result in results { write(result, to: &json) }
      }
      json.key("findings")
      json.array { json in
        for finding in findings { DiagnosticJSONRenderer.write(finding, to: &json) }
      }
      json.key("summary")
      json.object { json in
        let summary = ConformanceSummary(of: results)
        json.member("cases", summary.cases)
        json.member("passed", summary.passed)
        json.member("failed", summary.failed)
      }
    }
    return json.text + "\n"
  }

  private static func write(_ result: CaseResult, to json: inout JSONWriter) {
    let scenario = result.scenario
    json.object { json in
      json.member("id", scenario.id)
      json.member("title", scenario.title)
      json.member("app", scenario.app)
      json.key("covers")
      json.array { json in
        for id in scenario.covers { json.value(id) }
      }
      json.member("file", scenario.span.file)
      json.member("line", Int(scenario.span.start.line))
      json.member("verdict", result.verdict.rawValue)
      json.key("failures")
      json.array { json in
        for failure in result.failures {
          json.object { json in
            json.member("message", failure.message)
            json.member("file", failure.span.file)
            json.member("line", Int(failure.span.start.line))
          }
        }
      }
    }
  }
}
