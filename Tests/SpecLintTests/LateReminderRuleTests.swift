import Testing

@testable import SpecLint

@Suite struct LateReminderRuleTests {
  private func spec(_ distance: String, _ keys: String = "", policies: String = "") -> String {
    """
    notispec: 1
    policies: { \(policies) }
    signals: { meeting_set: { parameters: { starts_at: { type: instant } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      meeting:
        summary: "A meeting begins."
        target: home
        1️⃣trigger: { at: { signal: meeting_set, parameter: starts_at\(distance) } }
        copy: { body: { en: "Soon" } }
        \(keys)
    """
  }

  private let night = "quiet_hours: { from: \"22:00\", to: \"08:00\", held: release }"

  @Test func quietHoursHoldIt() throws {
    try expectFindings(
      of: LateReminderRule(), in: spec(", before: 599m", policies: night),
      [
        (
          "1️⃣",
          "'notifications.meeting' is due 9h59m before 'starts_at' and may come after it: quiet hours hold it for up to "
            + "10h. Write 'on_quiet: exempt' or 'drop', or a longer 'before'"
        )
      ])
  }

  @Test func itsWindowHoldsIt() throws {
    try expectFindings(
      of: LateReminderRule(), in: spec(", before: 2h", "window: { from: \"09:00\", to: \"20:00\" }"),
      [
        (
          "1️⃣",
          "'notifications.meeting' is due 2h before 'starts_at' and may come after it: its window holds it for up to 13h. "
            + "Write a longer 'before', or a wider window"
        )
      ])
  }

  @Test func aCapMovesIt() throws {
    let caps = "caps: [{ id: daily, max: 1, per: calendar_day }]"
    try expectFindings(
      of: LateReminderRule(), in: spec(", before: 2h", "on_cap: defer", policies: caps),
      [
        (
          "1️⃣",
          "'notifications.meeting' is due 2h before 'starts_at' and may come after it: a cap may move it to a later day. "
            + "Write 'on_cap: exempt', or leave 'on_cap' out to drop it"
        )
      ])
    for keys in ["", "on_cap: exempt"] {
      try expectFindings(
        of: LateReminderRule(), in: spec(", before: 2h", keys, policies: caps).replacing("1️⃣", with: ""), [])
    }
  }

  @Test(arguments: [
    (", before: 10h", ""), ("", ""), (", after: 1h", ""), (", before: { days: 0, time: \"10:00\" }", ""),
    (", before: 2h", "on_quiet: exempt"), (", before: 2h", "on_quiet: drop"),
  ])
  func whatComesInTime(_ distance: String, _ keys: String) throws {
    try expectFindings(
      of: LateReminderRule(), in: spec(distance, keys, policies: night).replacing("1️⃣", with: ""), [])
  }

  @Test(arguments: [
    "", "quiet_hours: { from: \"22:00\", to: \"08:00\", held: drop }",
  ])
  func withoutHoursThatHold(_ policies: String) throws {
    try expectFindings(
      of: LateReminderRule(), in: spec(", before: 2h", policies: policies).replacing("1️⃣", with: ""), [])
  }
}
