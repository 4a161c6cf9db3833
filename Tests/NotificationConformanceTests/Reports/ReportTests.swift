import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import TestSupport
import Testing

@testable import NotificationConformance

/// Verdicts made by hand.
enum Verdicts {
  static let start = Instant(milliseconds: 1_772_442_000_000)  // 2026-03-02 09:00 UTC

  static func span(_ line: Int, _ column: Int = 9) -> SourceSpan {
    let start = SourcePosition(line: line, column: column)
    return SourceSpan(file: "conformance/bakery/bread.yaml", start: start, end: start)
  }

  static func result(
    _ name: String, covers: [String] = [], app: String = "bakery", failures: [String] = [],
    then: [Assertion] = [], trace: [TraceEntry] = [], failuresAt times: [Instant?] = []
  ) -> CaseResult {
    let scenario = ScenarioCase(
      id: "\(app).bread/\(name)", title: "Bread & \"butter\" <\(name)>", app: app, covers: covers, span: span(7),
      start: ScenarioStart(moment: Moment(instant: start, zone: .utc)), steps: [], then: then)
    let found = failures.enumerated().map { index, message in
      CaseResult.Failure(message, at: span(20 + index), when: index < times.count ? times[index] : nil)
    }
    return CaseResult(scenario: scenario, failures: found, trace: trace)
  }

  static func entry(_ minutes: Int, _ event: TraceEvent) -> TraceEntry {
    TraceEntry(instant: start + .minutes(minutes), zone: .utc, event: event)
  }

  static func held(_ id: String, type: String) -> TraceEvent {
    let moment = Moment(instant: start, zone: .utc)
    let record = OutcomeRecord(type: type, identifier: id, outcome: .held, reason: .quiet, at: moment)
    return .outcome(record, .init())
  }

  static func logged(_ event: String, type: String) -> TraceEvent {
    .logged(
      AnalyticsRecord(
        id: event, event: event, parameters: [EventValue("type", .string(type))], instant: start,
        local: ZoneRules.utc.local(at: start)))
  }

  /// One that passed and one that expected bread at 10:00, which came at 10:30.
  static var late: [CaseResult] {
    let ten = start + .hours(1)
    return [
      result("early/a"),
      result(
        "late", covers: ["BAKE/FRESH-1", "BAKE/FRESH-2"], failures: ["expected fresh_bread to be delivered at 10:00"],
        then: [Assertion(kind: .delivered(.init(type: "fresh_bread", time: ten...ten)), span: span(20))],
        trace: [
          entry(0, .step(.signal("bread_baked", ["loaves": .int(3)]))),
          entry(0, held("bakery.fresh_bread.1", type: "fresh_bread")),
          entry(90, .delivered("bakery.fresh_bread.1", .plain)), entry(91, .step(.app(.background))),
        ]),
      result("other", app: "cafe"),
    ]
  }
}

@Suite struct ReportTests {
  @Test func asText() {
    #expect(
      TextReport.text(Verdicts.late) == """
        FAILED  Bread & "butter" <late>
          bakery.bread/late
          conformance/bakery/bread.yaml:7:9  covers BAKE/FRESH-1, BAKE/FRESH-2
          line 20: expected fresh_bread to be delivered at 10:00
          what happened:
            2026-03-02 09:00  input      signal bread_baked loaves=3
            2026-03-02 09:00  outcome    bakery.fresh_bread.1 held: quiet (it would come in the quiet hours)
          > 2026-03-02 10:00  expected   delivered fresh_bread
            2026-03-02 10:30  delivered  bakery.fresh_bread.1
            2026-03-02 10:31  input      app: background

        FAILED  bakery.bread  1 passed, 1 failed
        ok      cafe.bread    1 passed
        3 cases in 2 suites: 2 passed, 1 failed

        """)
    #expect(TextReport.text([]) == "0 cases in 0 suites: 0 passed, 0 failed\n")
  }

  @Test func asJUnit() {
    var results = Verdicts.late
    results[0].nanoseconds = 1_500_000
    results[1].nanoseconds = 20_250_000
    let place = "conformance/bakery/bread.yaml:7:9\n</system-out>"
    #expect(
      JUnitReport.xml(results) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="notispec conform" tests="3" failures="1" errors="0" time="0.021750">
          <testsuite name="bakery.bread" tests="2" failures="1" errors="0" skipped="0" time="0.021750" file="conformance/bakery/bread.yaml">
            <testcase name="early/a" classname="bakery.bread" time="0.001500">
              <system-out>\(place)
            </testcase>
            <testcase name="late" classname="bakery.bread" time="0.020250">
              <failure message="expected fresh_bread to be delivered at 10:00" type="assertion">FAILED  Bread &amp; "butter" &lt;late&gt;
          bakery.bread/late
          conformance/bakery/bread.yaml:7:9  covers BAKE/FRESH-1, BAKE/FRESH-2
          line 20: expected fresh_bread to be delivered at 10:00
          what happened:
            2026-03-02 09:00  input      signal bread_baked loaves=3
            2026-03-02 09:00  outcome    bakery.fresh_bread.1 held: quiet (it would come in the quiet hours)
          &gt; 2026-03-02 10:00  expected   delivered fresh_bread
            2026-03-02 10:30  delivered  bakery.fresh_bread.1
            2026-03-02 10:31  input      app: background
        </failure>
              <system-out>\(place)
            </testcase>
          </testsuite>
          <testsuite name="cafe.bread" tests="1" failures="0" errors="0" skipped="0" file="conformance/bakery/bread.yaml">
            <testcase name="other" classname="cafe.bread">
              <system-out>\(place)
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// What is wrong in a case is its error; what is wrong elsewhere is told once, and the cases are skipped.
  @Test func whatWasNotRunIsInEveryFormat() {
    let own = Diagnostic("scenario/unknown-key", .error, "'stat' is not a key here", at: Verdicts.span(41))
    let other = Diagnostic("spec/unknown-id", .error, "'paywal' is unknown", at: Verdicts.span(3))
    let unrun = [
      UnrunCase(suite: "bakery.bread", name: "reorder", at: Verdicts.span(40), errors: [own]),
      UnrunCase(suite: "cafe.tea", name: "rows/b", at: Verdicts.span(50), cause: other),
    ]
    let why = "not run, because of an error at conformance/bakery/bread.yaml:3:9: 'paywal' is unknown"
    let xml = JUnitReport.xml(Verdicts.late, unrun: unrun, findings: [own, other])
    #expect(JUnitSchema.faults(of: xml) == [])
    #expect(xml.contains("<testsuites name=\"notispec conform\" tests=\"6\" failures=\"1\" errors=\"2\""))
    #expect(xml.contains("<testsuite name=\"notispec.findings\" tests=\"1\""))
    #expect(
      xml.contains(
        """
            <testcase name="reorder" classname="bakery.bread">
              <error message="not run: 'stat' is not a key here" type="scenario/unknown-key">
        """))
    #expect(xml.contains("<testcase name=\"rows/b\" classname=\"cafe.tea\">\n      <skipped message=\"\(why)\"/>"))
    let tap = TAPReport.text(Verdicts.late, unrun: unrun, findings: [own, other]).text
    #expect(tap.hasPrefix("TAP version 14\n1..7\n"))
    #expect(tap.contains("\nok 5 - cafe.tea/rows/b # SKIP \(why)\nnot ok 6 - "))
    let page = HTMLReport(runner: ScenarioRunner(specs: []), findings: [own, other], unrun: unrun).page(Verdicts.late)
    #expect(page.contains("; not all were run</h1>"))
    #expect(page.contains("<a class=\"badge problem\" href=\"#unrun\">2 not run</a>"))
    #expect(page.contains("<code>cafe.tea/rows/b</code>"))
    let markdown = MarkdownReportOfCases(findings: [own, other], unrun: unrun).text(Verdicts.late).text
    #expect(markdown.contains("**2 not run**"))
    #expect(markdown.contains("- `cafe.tea/rows/b`: not run, because of an error at"))
  }

  @Test func anErrorHasItsRemedyInJUnit() {
    let span = Verdicts.span(3)
    let finding = Diagnostic(
      "scenario/unknown-key", .error, "'stat' is not a key here", at: span,
      fixIt: Diagnostic.FixIt("write 'stats'", replace: span, with: "stats"))
    let message = "<error message=\"'stat' is not a key here\" type=\"scenario/unknown-key\">"
    #expect(
      JUnitReport.xml([], findings: [finding]).contains(
        "\(message)'stat' is not a key here\nwrite 'stats'\n</error>"))
  }

  @Test func onlyTheTraceAroundTheFirstDifferenceIsShown() {
    let trace = (0..<100).map { Verdicts.entry($0, .remark(.logged, "event \($0)")) }
    let known = TraceExcerpt(
      of: Verdicts.result(
        "a", failures: ["b", "a"], trace: trace,
        failuresAt: [Verdicts.start + .minutes(70), Verdicts.start + .minutes(50)]))
    #expect(known.earlier == 42)
    #expect(known.later == 41)
    #expect(known.lines.map(\.text).first == "event 42")
    #expect(known.lines.map(\.text).last == "event 58")
    let unknown = TraceExcerpt(of: Verdicts.result("a", failures: ["a"], trace: trace))
    #expect(unknown.earlier == 84)
    #expect(unknown.lines.count == 16)
    #expect(unknown.text(indent: "").text.hasPrefix("  … 84 earlier\n"))
  }

  @Test func countsAreBySuiteInTheOrderOfTheCases() {
    let summary = ConformanceSummary(of: Verdicts.late)
    #expect(summary.suites.map(\.name) == ["bakery.bread", "cafe.bread"])
    #expect([summary.cases, summary.passed, summary.failed] == [3, 2, 1])
  }
}
