import NotificationCivilTime
import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// Several times a day of one trigger.
@Suite struct CalendarTimesReadingTests {
  private static func times(_ times: String) throws -> [String] {
    let text = Specs.trigger("trigger: { calendar: { every: day, times: \(times) } }")
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
    #expect(result.diagnostics == [])
    guard case .calendar(let rule)? = result.spec?.notifications.first?.triggers.first?.rule.schedule,
      case .several(let times) = rule.time
    else { return [] }
    return times.map(\.description)
  }

  @Test func listsAndIntervals() throws {
    #expect(try Self.times("[\"20:00\", \"08:00\"]") == ["08:00", "20:00"])
    let breaths = try Self.times("{ from: \"09:00\", to: \"17:00\", every: 2h }")
    #expect(breaths == ["09:00", "11:00", "13:00", "15:00", "17:00"])
    #expect(try Self.times("{ from: \"09:00\", to: \"18:00\", every: 2h }") == breaths)
    #expect(try Self.times("{ from: \"00:00\", to: \"23:59\", every: 12h }") == ["00:00", "12:00"])
  }

  @Test(arguments: [
    ("times: 1️⃣[]", "times' lists no time"),
    ("times: 1️⃣\"08:00\"", "times' is '08:00', but must be a list"),
    ("times: [\"08:00\", 1️⃣\"8 pm\"]", "times[1]' must be a time of day"),
    ("times: [\"08:00\", 1️⃣\"08:00\"]", "times[1]' is already listed"),
    ("times: [\"08:00\", 1️⃣{ preference: reminders }]", "times[1]' must be a time of day"),
    ("time: 1️⃣[\"08:00\", \"20:00\"]", "time' must be one time of day: write several under 'times'"),
    ("time: \"08:00\", 1️⃣times: [\"20:00\"]", "calendar' cannot have both 'time' and 'times'"),
    ("times: { from: \"18:00\", to: 1️⃣\"09:00\", every: 2h }", "times.to' is not after 'from'"),
    ("times: { from: \"09:00\", to: 1️⃣\"09:00\", every: 2h }", "times.to' is not after 'from'"),
    ("times: { from: \"09:00\", to: \"10:00\", every: 1️⃣2h }", "leaves one time: write 'time: \"09:00\"'"),
    ("times: { from: \"09:00\", to: \"18:00\", every: 1️⃣1m }", "times.every' must be between 5m and 12h"),
    ("times: { from: \"00:00\", to: \"23:00\", every: 1️⃣5m }", "gives 277 times a day, but iOS keeps only 64 requests"),
    ("times: { from: \"09:00\", to: \"18:00\", every: 1️⃣day }", "times.every' must be a duration"),
    ("1️⃣times: { from: \"09:00\", to: \"18:00\" }", "times' has no 'every'"),
    ("times: { from: \"09:00\", to: \"18:00\", every: 2h, 1️⃣until: \"20:00\" }", "Unknown key 'until'"),
  ])
  func mistakes(_ times: String, _ words: String) throws {
    let marked = Specs.trigger("trigger: { calendar: { every: day, \(times) } }")
    let text = marked.replacing("1️⃣", with: "")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(message.contains(words))
    expectFindings(in: marked, [("1️⃣", message)])
  }
}
