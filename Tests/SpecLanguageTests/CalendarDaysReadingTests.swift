import NotificationCivilTime
import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// Dates that a trigger names without `every`.
@Suite struct CalendarDaysReadingTests {
  private static func rule(_ calendar: String) throws -> CalendarRule? {
    let text = Specs.trigger("trigger: { calendar: \(calendar) }")
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
    #expect(result.diagnostics == [])
    guard case .calendar(let rule)? = result.spec?.notifications.first?.triggers.first?.rule.schedule else {
      return nil
    }
    return rule
  }

  @Test func everyKindIsRead() throws {
    #expect(try Self.rule("{ weekdays: [friday, sunday, monday] }")?.every == .weekdays([.monday, .friday, .sunday]))
    let date = try #require(CivilDate("2026-11-28"))
    #expect(try Self.rule("{ on: \"2026-11-28\", time: \"09:00\" }")?.every == .on(date))
    #expect(
      try Self.rule("{ cycle: { on: 21, off: 7, since: walked } }")?.every == .cycle(on: 21, off: 7, since: "walked"))
  }

  @Test(arguments: [
    ("{ weekdays: 1️⃣[] }", "weekdays' lists no day of the week"),
    ("{ weekdays: 1️⃣monday }", "weekdays' must be a list: put brackets around it, '[monday]'"),
    ("{ weekdays: [monday, 1️⃣mon] }", "weekdays[1]' must be one of"),
    ("{ weekdays: [monday, 1️⃣monday] }", "weekdays[1]' is already listed"),
    ("{ weekdays: [monday], 1️⃣weekday: monday }", "weekday' makes no sense without 'every'"),
    ("{ every: week, 1️⃣weekdays: [monday], weekday: monday }", "calendar' cannot have both 'every' and 'weekdays'"),
    ("{ on: 1️⃣2026-02-30 }", "on' is '2026-02-30', but the month has no such day"),
    ("{ on: 1️⃣tomorrow }", "on' must be a date"),
    ("{ on: \"2026-11-28\", 1️⃣day: 28 }", "day' makes no sense without 'every'"),
    ("{ on: \"2026-11-28\", 1️⃣cycle: { on: 1, off: 1, since: walked } }", "calendar' cannot have both 'on' and 'cycle'"),
    ("{ 1️⃣cycle: { on: 21, off: 7 } }", "cycle' has no 'since'"),
    ("{ cycle: { on: 1️⃣0, off: 7, since: walked } }", "cycle.on' must be"),
    ("{ cycle: { on: 21, off: 1️⃣7d, since: walked } }", "cycle.off' must be"),
    ("{ cycle: { on: 21, off: 7, since: 1️⃣startd } }", "cycle.since' names an unknown signal 'startd'"),
  ])
  func mistakes(_ calendar: String, _ words: String) throws {
    let marked = Specs.trigger("trigger: { calendar: \(calendar) }")
    let text = marked.replacing("1️⃣", with: "")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words))
    expectFindings(in: marked, [("1️⃣", message)])
  }

  @Test func aTimeAloneIsNoDate() {
    expectFindings(
      in: Specs.trigger("trigger: { 1️⃣calendar: { time: \"09:00\" } }"),
      [("1️⃣", "'notifications.hungry.trigger.calendar' needs one of 'every', 'weekdays', 'on', 'cycle'")])
  }
}
