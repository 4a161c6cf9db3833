import NotificationCivilTime
import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// Distances from a moment: spans, and days with a time.
@Suite struct DayDistanceReadingTests {
  private static func spec(_ trigger: String) -> String {
    Specs.trigger("trigger: { \(trigger) }").replacing(
      "  walked: {}",
      with: "  walked: {}\n  planned: { parameters: { starts_at: { type: instant }, days: { type: int } } }")
  }

  private static func schedule(_ trigger: String) throws -> TriggerRule.Schedule? {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec(trigger).utf8))])
    #expect(result.diagnostics == [])
    return result.spec?.notifications.first?.triggers.first?.rule.schedule
  }

  @Test func daysAndATime() throws {
    let noon = try #require(WallClockTime(hour: 12, minute: 0))
    let walked = SignalRule("walked")
    let planned = SignalRule("planned")
    #expect(
      try Self.schedule("after: { signal: walked, delay: { days: 1, time: \"12:00\" } }")
        == .after(walked, delay: .days(1, at: noon)))
    #expect(
      try Self.schedule("after: { signal: walked, delay: { days: 0, time: \"12:00\" }, from: last }")
        == .after(walked, delay: .days(0, at: noon), from: .last))
    #expect(
      try Self.schedule("at: { signal: planned, parameter: starts_at, before: { days: 3, time: \"12:00\" } }")
        == .at(planned, parameter: "starts_at", distance: .days(-3, at: noon)))
    #expect(
      try Self.schedule("at: { signal: planned, parameter: starts_at, after: { days: 0, time: \"12:00\" } }")
        == .at(planned, parameter: "starts_at", distance: .days(0, at: noon)))
    #expect(
      try Self.schedule("at: { signal: planned, parameter: starts_at, after: 24h }")
        == .at(planned, parameter: "starts_at", after: .hours(24)))
    #expect(
      try Self.schedule("at: { signal: planned, parameter: starts_at, before: 15m }")
        == .at(planned, parameter: "starts_at", before: .minutes(15)))
    #expect(
      try Self.schedule("at: { signal: planned, parameter: starts_at }")
        == .at(planned, parameter: "starts_at", before: .zero))
  }

  @Test(arguments: [
    ("1️⃣delay: { days: 1 }", "delay' has no 'time'"),
    ("1️⃣delay: { time: \"20:00\" }", "delay' has no 'days'"),
    ("delay: { days: 1️⃣-1, time: \"20:00\" }", "days' must be a whole number from 0 to 3660"),
    ("delay: { days: 1️⃣3661, time: \"20:00\" }", "days' must be a whole number from 0 to 3660"),
    ("delay: { days: 1️⃣a day, time: \"20:00\" }", "days' must be a whole number from 0 to 3660"),
    ("delay: { days: 1, time: 1️⃣8 pm }", "time' must be a time of day"),
    ("delay: { days: 1, time: 1️⃣{ preference: evening } }", "time' must be a time of day"),
    ("delay: { days: 1, time: \"20:00\", 1️⃣hours: 3 }", "Unknown key 'hours'"),
    ("delay: 1️⃣{ days: 0, time: \"00:00\" }", "is never after the signal"),
    ("delay: 1️⃣[1d, 2d]", "delay' must be a duration"),
    ("delay: 1️⃣tomorrow", "delay' is 'tomorrow': write '{ days: 1, time: … }'"),
    ("delay: 1️⃣soon", "delay' must be a duration such as '30m'"),
    ("delay: { days: 1, time: \"20:00\" }, 1️⃣before: 3h", "Unknown key 'before'"),
  ])
  func mistakesOfDelays(_ delay: String, _ words: String) throws {
    try Self.expectOne("after: { signal: walked, \(delay) }", words)
  }

  @Test(arguments: [
    ("before: 15m, 1️⃣after: 24h", "cannot have both 'before' and 'after'"),
    ("1️⃣before: { days: 3 }", "before' has no 'time'"),
    ("1️⃣after: { time: \"20:00\" }", "after' has no 'days'"),
    ("before: 1️⃣30m..60m", "before' must be a duration"),
    ("after: 1️⃣a day", "after' must be a duration"),
    ("after: 1️⃣[]", "after' must be a duration"),
    ("before: { days: 1️⃣1.5, time: \"12:00\" }", "days' must be a whole number"),
    ("after: { days: 1, time: 1️⃣\"25:00\" }", "time' must be a time of day"),
    ("after: { days: 1, time: \"12:00\", 1️⃣zone: home }", "Unknown key 'zone'"),
    ("1️⃣delay: 24h", "Unknown key 'delay'"),
  ])
  func mistakesOfMoments(_ distance: String, _ words: String) throws {
    try Self.expectOne("at: { signal: planned, parameter: starts_at, \(distance) }", words)
  }

  @Test func onlyAMomentHasADate() throws {
    try Self.expectOne(
      "at: { signal: planned, parameter: 1️⃣days, before: { days: 3, time: \"12:00\" } }",
      "needs a parameter of the type 'instant'")
  }

  private static func expectOne(_ trigger: String, _ words: String) throws {
    let marked = spec(trigger)
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(marked.replacing("1️⃣", with: "").utf8))])
      .diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words))
    expectFindings(in: marked, [("1️⃣", message)])
  }
}
