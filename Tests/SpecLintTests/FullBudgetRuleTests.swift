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
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        2️⃣dose:
          summary: "A dose."
          target: home
          \(calendar)
          copy: { body: { en: "Your dose" } }
      """, messages)
}

@Test func repetitionsHaveAPlaceOrAreMissed() throws {
  let hours = "trigger: { calendar: { every: day, times: { preference: hours } } }"
  let again = "\n    follow_up: { every: 10m, times: 1️⃣3 }"
  // 3 * 14 + 3 = 45, and 3 * 20 + 3 = 63.
  try expectBudgetFindings("horizon: 14d", hours + again, [])
  try expectBudgetFindings("horizon: 20d, pending_budget: 63", hours + again, [])
  try expectBudgetFindings(
    "horizon: 20d", hours + again,
    [
      (
        "1️⃣",
        "The dates of the next 20d alone are about 60 notifications, and 'policies.pending_budget' allows 60: no repetition "
          + "of 'notifications.dose' will fit. Write 'horizon: 19d' or less in 'policies'"
      )
    ])
  try expectBudgetFindings(
    "horizon: 20d, pending_budget: 62", hours + again,
    [
      (
        "1️⃣",
        "The dates of the next 20d alone are about 60 notifications, and 'policies.pending_budget' allows 62: not every "
          + "repetition of 'notifications.dose' will fit. Write 'horizon: 19d' or less in 'policies'"
      )
    ])
}

@Test func datesEndAfterAFewDays() throws {
  let hourly = "trigger: { calendar: { every: day, times: { from: \"08:00\", to: \"18:00\", every: 1h } } }"
  try expectBudgetFindings(
    "horizon: 14d", hourly,
    [
      (
        "2️⃣",
        "The dates of the next 14d alone are about 154 notifications, and 'policies.pending_budget' allows 60: whoever "
          + "does not open the app for 5 days gets nothing after that. 'notifications.dose' has the most dates"
      )
    ])
  let halfHourly = "trigger: { calendar: { every: day, times: { from: \"00:00\", to: \"23:30\", every: 30m } } }"
  try expectBudgetFindings(
    "horizon: 14d", halfHourly,
    [
      (
        "2️⃣",
        "The dates of the next 14d alone are about 672 notifications, and 'policies.pending_budget' allows 60: whoever "
          + "does not open the app for 1 day gets nothing after that. 'notifications.dose' has the most dates"
      )
    ])
  try expectBudgetFindings("horizon: 5d", hourly, [])
  let weekdays = "trigger: { calendar: { weekdays: [monday], times: { from: \"08:00\", to: \"18:00\", every: 1h } } }"
  try expectBudgetFindings("horizon: 14d", weekdays, [])
}
