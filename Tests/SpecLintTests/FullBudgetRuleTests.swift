import Testing

@testable import SpecLint

/// - Parameter calendar: Of the type, with a marker where a finding is expected.
private func expectBudgetFindings(
  _ policies: String, _ calendar: String, _ messages: [(marker: String, message: String)]
) throws {
  try expectFindings(
    of: FullBudgetRule(),
    in: """
      notispec: 1
      policies: { \(policies) }
      preferences:
        hours: { type: times, default: ["08:00", "12:00", "20:00"], label: { en: "Hours" } }
        other_on: { type: toggle, default: false, controls: [other], label: { en: "Other" } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        2️⃣dose:
          summary: "A dose."
          target: home
          \(calendar)
          copy: { body: { en: "Your dose" } }
        other:
          summary: "Switched off at first."
          target: home
          trigger: { calendar: { every: day, times: { from: "00:00", to: "23:00", every: 1h } } }
          copy: { body: { en: "Another dose" } }
      """, messages)
}

private func message(_ budget: Int, _ horizon: String, _ days: String) -> String {
  "'policies.pending_budget' has \(budget) places, and the plan of the next \(horizon) needs more: whoever does not open "
    + "the app for \(days) gets nothing after that of 'notifications.dose'"
}

@Test func whatFollowsTakesPlacesToo() throws {
  let hours = "trigger: { calendar: { every: day, times: { preference: hours } } }"
  // 3 a day for 20 days, and with what follows 12 a day for 5.
  try expectBudgetFindings("horizon: 20d", hours, [])
  let again = hours + "\n    follow_up: { every: 10m, times: 3 }"
  try expectBudgetFindings("horizon: 5d", again, [])
  try expectBudgetFindings("horizon: 20d", again, [("2️⃣", message(60, "20d", "5 days"))])
  try expectBudgetFindings("horizon: 20d, pending_budget: 30", again, [("2️⃣", message(30, "20d", "2 days"))])
}

@Test func datesEndAfterAFewDays() throws {
  let hourly = "trigger: { calendar: { every: day, times: { from: \"08:00\", to: \"18:00\", every: 1h } } }"
  try expectBudgetFindings("horizon: 14d", hourly, [("2️⃣", message(60, "14d", "5 days"))])
  let halfHourly = "trigger: { calendar: { every: day, times: { from: \"00:00\", to: \"23:30\", every: 30m } } }"
  try expectBudgetFindings("horizon: 14d", halfHourly, [("2️⃣", message(60, "14d", "1 day"))])
  try expectBudgetFindings("horizon: 5d", hourly, [])
  let weekdays = "trigger: { calendar: { weekdays: [monday], times: { from: \"08:00\", to: \"18:00\", every: 1h } } }"
  try expectBudgetFindings("horizon: 14d", weekdays, [])
}
