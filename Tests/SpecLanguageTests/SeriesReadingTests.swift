import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// `for` and `until` of calendar triggers, and what such a signal says.
@Suite struct SeriesReadingTests {
  private static func spec(_ trigger: String, more: String = "") -> String {
    Specs.trigger("trigger: { calendar: { \(trigger) } }\n\(more)").replacing(
      "  walked: {}",
      with: """
          walked: {}
          planned:
            parameters:
              at: { type: time }
              hours: { type: times }
              days: { type: weekdays }
              often: { type: times, optional: true }
              zone: { type: string }
              count: { type: int }
              pill: { type: string }
          dropped: { parameters: { pill: { type: string } } }
        """)
  }

  private static func trigger(_ trigger: String, more: String = "") -> TriggerRule? {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec(trigger, more: more).utf8))])
    #expect(result.diagnostics == [])
    return result.spec?.notifications.first?.triggers.first?.rule
  }

  @Test func whatASignalSays() {
    let series = SeriesRule(begins: "planned", ends: "dropped")
    #expect(
      Self.trigger("for: planned, until: dropped, every: day, times: { parameter: hours }")
        == TriggerRule(
          "calendar", .calendar(CalendarRule(every: .day, time: .statedTimes("hours"))), series: series))
    #expect(
      Self.trigger("for: planned, weekdays: { parameter: days }, time: { parameter: at }, zone: { parameter: zone }")
        == TriggerRule(
          "calendar", .calendar(CalendarRule(every: .statedWeekdays("days"), time: .stated("at"))),
          zone: .parameter("zone"), series: SeriesRule(begins: "planned")))
    #expect(
      Self.trigger("for: planned, every: day", more: "per: pill")?.series == SeriesRule(begins: "planned"))
  }

  @Test func sinceTheTriggerOfASeries() {
    let more = "follow_up: { every: 10m, times: 2, until: { happened: { signal: walked, since: trigger } } }"
    #expect(Self.trigger("for: planned, every: day", more: more) != nil)
  }

  @Test(arguments: [
    ("every: day, 1️⃣times: { parameter: hours }", "no signal begins this trigger"),
    ("every: day, 1️⃣time: { parameter: at }", "no signal begins this trigger"),
    ("1️⃣weekdays: { parameter: days }", "no signal begins this trigger"),
    ("for: planned, every: day, times: { parameter: 1️⃣at }", "'times' needs the type 'times'"),
    ("for: planned, every: day, time: { parameter: 1️⃣hours }", "'time' needs the type 'time'"),
    ("for: planned, weekdays: { parameter: 1️⃣count }", "'weekdays' needs the type 'weekdays'"),
    ("for: planned, every: day, times: { parameter: 1️⃣often }", "may be left out of the signal 'planned'"),
    ("for: planned, every: day, times: { parameter: 1️⃣hour }", "unknown parameter 'hour' of the signal 'planned'"),
    ("for: planned, every: day, times: { parameter: hours, 1️⃣before: 30m }", "Unknown key 'before'"),
    ("for: planned, every: day, zone: { parameter: 1️⃣count }", "'zone' needs the type 'string'"),
    ("for: 1️⃣plan, every: day", "names an unknown signal 'plan'"),
    ("for: planned, until: 1️⃣planned, every: day", "what begins the dates cannot end them"),
    ("1️⃣until: dropped, every: day", "ends dates that no signal begins"),
    ("for: planned, every: day, 1️⃣on: \"2026-11-28\"", "cannot have both"),
  ])
  func mistakes(_ trigger: String, _ words: String) throws {
    try Self.expectOne(Self.spec(trigger), words)
  }

  @Test(arguments: [
    ("for: walked, every: day", "per: 1️⃣pill", "names an unknown parameter 'pill' of the signal 'walked'"),
    ("every: day", "per: 1️⃣pill", "is a date in the calendar"),
    ("for: planned, every: day", "per: 1️⃣hours", "has the type 'times', but 'per' needs"),
    ("for: planned, every: day", "conditions: [{ last: { signal: planned, parameter: 1️⃣at, above: 8 } }]", "numbers"),
  ])
  func otherKeys(_ trigger: String, _ more: String, _ words: String) throws {
    try Self.expectOne(Self.spec(trigger, more: more), words)
  }

  private static func expectOne(_ marked: String, _ words: String) throws {
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(marked.replacing("1️⃣", with: "").utf8))])
      .diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words), "\(message)")
    expectFindings(in: marked, [("1️⃣", message)])
  }
}
