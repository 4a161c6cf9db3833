import SpecDiagnostics
import SpecLanguage
import Testing

@testable import NotificationConformance

@Suite struct TAPReportTests {
  @Test func casesAreTestPoints() {
    #expect(
      TAPReport.text(Verdicts.late) == """
        TAP version 14
        1..3
        ok 1 - bakery.bread/early/a: Bread & "butter" <early/a>
        not ok 2 - bakery.bread/late: Bread & "butter" <late>
          ---
          verdict: "failed"
          covers: ["BAKE/FRESH-1","BAKE/FRESH-2"]
          failures:
            - message: "expected fresh_bread to be delivered at 10:00"
              kind: "assertion"
              file: "conformance/bakery/bread.yaml"
              line: 20
          trace:
            - "  2026-03-02 09:00  input      signal bread_baked loaves=3"
            - "  2026-03-02 09:00  outcome    bakery.fresh_bread.1 held: quiet (it would come in the quiet hours)"
            - "> 2026-03-02 10:00  expected   delivered fresh_bread"
            - "  2026-03-02 10:30  delivered  bakery.fresh_bread.1"
            - "  2026-03-02 10:31  input      app: background"
          ...
        ok 3 - cafe.bread/other: Bread & "butter" <other>

        """)
    #expect(TAPReport.text([]) == "TAP version 14\n1..0\n")
  }

  @Test func whatIsKnownIsATodoAndNoTextIsADirective() {
    var result = Verdicts.late[1]
    result.scenario.title = "Bread # TODO \\ \n ok 9 - \u{202E}no"
    result.known = KnownFailure(
      pattern: "*", patternSpan: Verdicts.span(3),
      why: Justification(
        reason: "Oven #2.", owner: "bakers", until: Located(.init(dayNumber: 0), at: Verdicts.span(3))))
    let finding = Diagnostic("known-failing/passes", .error, "It\npasses", at: Verdicts.span(3))
    let lines = TAPReport.text([result], findings: [finding]).text.split(separator: "\n")
    #expect(lines[1] == "1..2")
    #expect(
      lines[2] == "not ok 1 - bakery.bread/late: Bread \\# TODO \\\\ \\\\u{A} ok 9 - \\\\u{202E}no # TODO Oven \\#2. "
        + "(bakers, until 1970-01-01)")
    #expect(lines.last == "not ok 2 - conformance/bakery/bread.yaml:3:9: It\\\\u{A}passes")
  }

  @Test func aRunThatCannotBeginBailsOut() {
    let finding = Diagnostic("spec/unknown-key", .error, "'a' is not a key here", at: Verdicts.span(3))
    #expect(
      TAPReport.bailOut([finding]) == """
        TAP version 14
        # conformance/bakery/bread.yaml:3:9: 'a' is not a key here
        Bail out! no case was run: 1 error

        """)
  }
}
