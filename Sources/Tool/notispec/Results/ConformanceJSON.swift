import NotificationConformance
import SpecDiagnostics
import TextWriting

/// Verdicts as one JSON document of a stable shape.
///
///     { "version": 1,
///       "cases": [
///         { "id": "cleaner.limit-reached/fires", "title": "…", "app": "cleaner", "covers": [ "NOTIF-001/EVENT-1" ],
///           "file": "conformance/cleaner/limit-reached.yaml", "line": 10, "verdict": "failed",
///           "failures": [ { "kind": "assertion", "message": "…", "file": "…", "line": 18 } ],
///           "trace": [
///             { "at": "2026-03-02 10:00", "zone": "Europe/Moscow", "lane": "delivered", "text": "…",
///               "request": "cleaner.limit.1", "title": "…", "body": "…" },
///             { "at": "2026-03-02 12:00", "zone": "Europe/Moscow", "lane": "outcome", "text": "…",
///               "request": "cleaner.tips.2", "type": "tips", "outcome": "dropped", "reason": "quiet" } ],
///           "known": { "pattern": "…", "reason": "…", "owner": "…", "until": "2026-12-31" } } ],
///       "findings": [ … as of `check` … ],
///       "summary": { "cases": 1, "passed": 0, "failed": 1, "known_failing": 0, "seed": 1 } }
///
/// A verdict is `passed`, `failed`, `does_not_come_to_rest` or `known_failing`, and the kind of a failure `assertion`,
/// `invariant`, `step`, `rest` or `repetition`. `remarks`, present only if there are any, has what does not affect the
/// verdict, such as a kill that never came, in the form of failures without a kind. `known` is present for cases that
/// are known to fail. `not_run` of the summary, present only if it is not empty, has the apps and files with errors, whose
/// cases are missing, and `cases_not_run` the ids of these cases and of any others that an error keeps from being run.
/// `reasons` of a failure, present only if there are any, is what the scheduler said about its type. `trace`, present for
/// the first 100 failed cases, is what happened, in order, with the text of each delivery as people read it and the
/// reasons for what did not come. `seed` is that of the second order, absent if each case ran once. Fields may be added
/// within a version; none is removed or changes its meaning.
enum ConformanceJSON {
  static func document(
    _ results: [CaseResult], _ findings: [Diagnostic], _ unrun: [UnrunCase], unread: [String], seed: UInt64?
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("cases", of: results) { json, result in write(result, to: &json) }
      json.array("findings", of: findings) { json, finding in DiagnosticJSONRenderer.write(finding, to: &json) }
      json.object("summary") { json in writeSummary(results, unrun, unread, seed, to: &json) }
    }
    return json.text + "\n"
  }

  /// JSON Lines, each an object of one key: `case` for every case, `finding` for every finding, `summary` at last.
  static func lines(
    _ results: [CaseResult], _ findings: [Diagnostic], _ unrun: [UnrunCase], unread: [String], seed: UInt64?
  ) -> String {
    var bytes: [UInt8] = []
    func line(_ key: String, _ value: (inout JSONWriter) -> Void) {
      var json = JSONWriter(style: .compact)
      json.object { json in
        json.key(key)
        value(&json)
      }
      bytes += json.bytes
      bytes.append(0x0A)
    }
    for result in results { line("case") { write(result, to: &$0) } }
    for finding in findings { line("finding") { DiagnosticJSONRenderer.write(finding, to: &$0) } }
    line("summary") { $0.object { writeSummary(results, unrun, unread, seed, to: &$0) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func writeSummary(
    _ results: [CaseResult], _ unrun: [UnrunCase], _ unread: [String], _ seed: UInt64?, to json: inout JSONWriter
  ) {
    let summary = ConformanceSummary(of: results)
    json.member("cases", summary.cases)
    json.member("passed", summary.passed)
    json.member("failed", summary.failed)
    json.member("known_failing", summary.knownFailing)
    json.member("not_judged", summary.notJudged)
    if !unread.isEmpty {
      json.strings("not_run", unread)
    }
    if !unrun.isEmpty { json.strings("cases_not_run", unrun.map(\.id)) }
    if let seed { json.member("seed", Int(clamping: seed)) }
  }

  private static func write(_ result: CaseResult, to json: inout JSONWriter) {
    let scenario = result.scenario
    json.object { json in
      json.member("id", scenario.id)
      json.member("title", scenario.title)
      json.member("app", scenario.app)
      json.strings("covers", scenario.covers)
      json.member("file", scenario.span.file)
      json.member("line", Int(scenario.span.start.line))
      json.member("verdict", result.verdict.rawValue)
      json.objects("failures", result.failures) { json, failure in
        json.member("kind", failure.kind.rawValue)
        json.member("message", failure.message)
        json.member("file", failure.span.file)
        json.member("line", Int(failure.span.start.line))
        let reasons = result.reasons(for: failure, atMost: 6).sentences
        if !reasons.isEmpty { json.strings("reasons", reasons) }
      }
      if !result.remarks.isEmpty {
        json.objects("remarks", result.remarks) { json, remark in
          json.member("message", remark.message)
          json.member("file", remark.span.file)
          json.member("line", Int(remark.span.start.line))
        }
      }
      if !result.trace.isEmpty {
        json.objects("trace", result.trace) { json, entry in write(entry, to: &json) }
      }
      if let lacking = result.environment { json.member("environment", lacking) }
      if let words = result.testeeWords { json.member("stderr", words) }
      guard let known = result.known else { return }
      json.object("known") { json in
        json.member("pattern", known.pattern)
        json.member("reason", known.why.reason)
        json.member("owner", known.why.owner)
        json.member("until", known.why.until.value.description)
      }
    }
  }

  private static func write(_ entry: TraceEntry, to json: inout JSONWriter) {
    json.member("at", "\(entry.local)")
    json.member("zone", entry.zone.identifier)
    json.member("lane", entry.lane.rawValue)
    json.member("text", entry.event.words)
    switch entry.event {
    case .delivered(let request, _, let shown?):
      json.member("request", request)
      if !shown.title.isEmpty { json.member("title", shown.title) }
      if !shown.subtitle.isEmpty { json.member("subtitle", shown.subtitle) }
      json.member("body", shown.body)
    case .outcome(let record, _):
      json.member("request", record.identifier)
      json.member("type", record.type)
      json.member("outcome", record.outcome.rawValue)
      json.member("reason", record.reason.rawValue)
      if let cap = record.cap { json.member("cap", cap) }
    default: break
    }
  }
}
