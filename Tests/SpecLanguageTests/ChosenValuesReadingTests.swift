import NotificationCivilTime
import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// Days, times and numbers that people choose.
@Suite struct ChosenValuesReadingTests {
  private static func read(_ text: String) -> SpecReadResult {
    SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
  }

  private static func expectOne(_ marked: String, _ words: String) throws {
    let found = read(marked.replacing("1️⃣", with: "")).diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words))
    expectFindings(in: marked, [("1️⃣", message)])
  }

  @Test(arguments: [
    ("type: weekdays, default: 1️⃣monday", "default' must be a list: put brackets around it, '[monday]'"),
    ("type: weekdays, default: [monday, 1️⃣someday]", "default[1]' must be one of 'sunday'"),
    ("type: weekdays, default: [monday, 1️⃣monday]", "default[1]' is already listed"),
    ("type: weekdays, default: [], 1️⃣at_most: 3", "Unknown key 'at_most'"),
    ("type: times, default: 1️⃣\"08:00\"", "default' is '08:00', but must be a list"),
    ("type: times, default: [1️⃣\"24:00\"]", "default[0]' must be a time of day"),
    ("type: times, default: 1️⃣[\"08:00\", \"20:00\"], at_most: 1", "lists 2 times, but people can choose only 1"),
    ("type: times, default: [], at_most: 1️⃣0", "at_most' must be a whole number from 1 to 24"),
    ("type: times, default: [], at_most: 1️⃣many", "at_most' must be a whole number"),
    ("type: number, default: 1️⃣many", "default' must be a number"),
    ("type: number, default: 1️⃣101, at_most: 100", "is a number that people cannot choose"),
    ("type: number, default: 1️⃣-1, at_least: 0", "is a number that people cannot choose"),
    ("type: number, default: 5, at_least: 10, at_most: 1️⃣10", "leaves people nothing to choose"),
    ("type: number, default: 5, 1️⃣options: {}", "Unknown key 'options'"),
  ])
  func mistakesOfSettings(_ setting: String, _ words: String) throws {
    try Self.expectOne(Specs.app + "\npreferences:\n  a: { \(setting) }", words)
  }

  private static func spec(_ trigger: String, condition: String? = nil) -> String {
    let settings = """
        times_of_day: { type: times, default: ["08:00"] }
        days: { type: weekdays, default: [monday] }
        bedtime: { type: time, default: "22:30" }
        limit: { type: number, default: 90 }
      """
    return Specs.trigger("trigger: \(trigger)" + (condition.map { "\nconditions: [\($0)]" } ?? ""))
      .replacing("\n  reminders:", with: "\n\(settings)\n  reminders:")
  }

  @Test func settingsSayWhen() throws {
    func rule(_ calendar: String) throws -> CalendarRule? {
      let result = Self.read(Self.spec("{ calendar: \(calendar) }"))
      #expect(result.diagnostics == [])
      guard case .calendar(let rule)? = result.spec?.notifications.first?.triggers.first?.rule.schedule else {
        return nil
      }
      return rule
    }
    #expect(
      try rule("{ weekdays: { preference: days }, times: { preference: times_of_day } }")
        == CalendarRule(every: .chosenWeekdays("days"), time: .chosenTimes("times_of_day")))
    #expect(
      try rule("{ every: day, time: { preference: bedtime, before: 30m } }")
        == CalendarRule(every: .day, time: .preference("bedtime", before: .minutes(30))))
  }

  @Test(arguments: [
    ("weekdays: { preference: 1️⃣times_of_day }", "only a setting of the type 'weekdays' has days of the week"),
    ("weekdays: { preference: 1️⃣dais }", "names an unknown preference 'dais'"),
    ("1️⃣weekdays: {}", "weekdays' has no 'preference'"),
    ("weekdays: { preference: days, 1️⃣before: 1h }", "Unknown key 'before'"),
    ("weekdays: { preference: days }, 1️⃣every: day", "cannot have both"),
    ("every: day, times: { preference: 1️⃣bedtime }", "only a setting of the type 'times' has several times of day"),
    ("every: day, times: { preference: times_of_day, 1️⃣every: 2h }", "Unknown key 'every'"),
    ("every: day, times: { preference: 1️⃣nights }", "names an unknown preference 'nights'"),
    ("every: day, time: { preference: 1️⃣times_of_day }", "only a setting of the type 'time' has a time of day"),
    ("every: day, time: { preference: bedtime, before: 1️⃣30 }", "before' must be a duration"),
    ("every: day, time: { preference: bedtime, before: 1️⃣24h }", "before' must be between"),
    ("every: day, 1️⃣time: { before: 30m }", "time' has no 'preference'"),
    ("every: day, time: { preference: bedtime }, 1️⃣times: [\"08:00\"]", "cannot have both 'time' and 'times'"),
    ("every: { preference: 1️⃣days }", "only a setting of the type 'choice' can say how often"),
  ])
  func mistakesOfTriggers(_ calendar: String, _ words: String) throws {
    try Self.expectOne(Self.spec("{ calendar: { \(calendar) } }"), words)
  }

  @Test(arguments: [
    ("last: { signal: fed, parameter: grams, above: { preference: 1️⃣days } }", "of the type 'number' has a number"),
    ("last: { signal: fed, parameter: grams, above: { preference: 1️⃣limmit } }", "names an unknown preference"),
    ("last: { signal: fed, parameter: 1️⃣food, above: { preference: limit } }", "only numbers can be compared"),
    ("last: { signal: fed, parameter: grams, above: { preference: limit, 1️⃣plus: 3 } }", "Unknown key 'plus'"),
    (
      "happened: { signal: fed, where: { parameter: grams, above: { preference: 1️⃣limit } } }",
      "cannot decide which signals are remembered"
    ),
    ("preference: 1️⃣limit", "is a number: only a toggle is on or off"),
    ("preference: { id: 1️⃣days, is: true }", "is a choice of weekdays: only a toggle is on or off"),
  ])
  func mistakesOfThresholds(_ condition: String, _ words: String) throws {
    try Self.expectOne(
      Self.spec("{ after: { signal: walked, delay: 5m } }", condition: "{ \(condition) }"), words)
  }
}
