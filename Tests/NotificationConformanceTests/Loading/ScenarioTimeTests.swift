import NotificationCivilTime
import Testing

@testable import NotificationConformance

@Suite struct ScenarioTimeTests {
  @Test(arguments: [
    ("10:00", "10:00"), ("23:59:59.999", "23:59:59.999"), ("2026-03-03 20:00", "2026-03-03 20:00"),
    ("2026-03-03 20:00:00.001", "2026-03-03 20:00:00.001"),
  ])
  func localTimesAreReadAsWritten(text: String, expected: String) throws {
    switch try #require(ScenarioTime(text)) {
    case .time(let time): #expect(time.description == expected)
    case .local(let local): #expect(local.description == expected)
    case .day, .instant: Issue.record("read as another form")
    }
  }

  @Test(arguments: [
    ("2026-03-03 20:00+09:00", "2026-03-03 11:00"), ("2026-03-03 20:00-05:00", "2026-03-04 01:00"),
    ("2026-03-03 20:00:30.250+00:00", "2026-03-03 20:00:30.250"), ("2026-03-02 20:00+13:45", "2026-03-02 06:15"),
  ])
  func offsetsNameAnInstant(text: String, expected: String) throws {
    #expect(try ScenarioTime(text) == .instant(utc(expected)))
  }

  @Test(arguments: [
    ("5 March 2026 21:00", "2026-03-05 21:00", true), ("March 5, 2026 9pm", "2026-03-05 21:00", true),
    ("15.06.2026 18:30", "2026-06-15 18:30", true), ("2026-03-05T21:00:00", "2026-03-05 21:00", true),
    ("05.06.2026 18:30", "2026-06-05 18:30", false), ("2026-03-05 9 pm", "2026-03-05 21:00", true),
    ("15 June 2027", nil, false), ("6pm", "18:00", true), ("noon", "12:00", false),
    ("March", nil, false),
  ])
  func otherFormsAreUnderstood(text: String, meant: String?, isCertain: Bool) {
    let advice = ScenarioTimeAdvice(text)
    #expect(advice?.notation == meant)
    #expect(advice?.isCertain ?? false == isCertain)
    if let advice { #expect(ScenarioTime(advice.notation) != nil) }
  }

  @Test func daysCountFromTheStart() {
    #expect(ScenarioTime("+1d 20:00") == WallClockTime(hour: 20).map { .day(1, $0) })
    #expect(ScenarioTime("+0d 00:00") == .day(0, .midnight))
  }

  @Test(arguments: [
    "", "10", "24:00", "10:60", "1000", "2026-02-30 10:00", "2026-03-03", "2026-03-03T10:00", "10:00+01:00",
    "2026-03-03 10:00Z", "2026-03-03 10:00+1:00", "2026-03-03 10:00+19:00", "-1d 10:00", "+d 10:00", "+1h 10:00",
    "+1d", "++1d 10:00", "+99999d 10:00", " 10:00", "noon",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(ScenarioTime(text) == nil)
  }
}
