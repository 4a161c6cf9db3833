import Testing

@testable import SpecLint

@Test func whatIsUrgentOrDueAtOnceSaysWhatTheNightDoes() throws {
  let rule = UrgentInQuietHoursRule()
  let advice = ". Say which you want: 'on_quiet: exempt', 'hold' or 'drop'"
  try expectFindings(
    of: rule, in: QuietSpec.with("priority: 1", trigger: QuietSpec.atOnce),
    [("3️⃣", "'notifications.news' is due at once, but quiet hours hold it until 08:00" + advice)])
  try expectFindings(
    of: rule, in: QuietSpec.with("interruption_level: time_sensitive", trigger: QuietSpec.later),
    [("3️⃣", "'notifications.news' is time-sensitive, but quiet hours hold it until 08:00" + advice)])
  try expectFindings(
    of: rule,
    in: QuietSpec.with(
      "priority: 1", quiet: "{ from: \"22:00\", to: { preference: nights }, when: { happened: tick } }",
      trigger: QuietSpec.atOnce
    ).replacing("default: \"22:00\"", with: "default: \"08:00\""),
    [("3️⃣", "'notifications.news' is due at once, but quiet hours hold it until they end" + advice)])
  for word in ["hold", "drop", "exempt"] {
    try expectFindings(of: rule, in: QuietSpec.with("on_quiet: \(word)", trigger: QuietSpec.atOnce), [])
  }
  try expectFindings(of: rule, in: QuietSpec.with("priority: 1", trigger: QuietSpec.later), [])
  let drops = "{ from: \"22:00\", to: \"08:00\", held: drop }"
  try expectFindings(of: rule, in: QuietSpec.with("priority: 1", quiet: drops, trigger: QuietSpec.atOnce), [])
  try expectFindings(
    of: rule, in: QuietSpec.with("priority: 1", quiet: "{ from: \"13:00\", to: \"14:00\" }", trigger: QuietSpec.atOnce),
    [])
  try expectFindings(
    of: rule, in: QuietSpec.with("window: { from: \"10:00\", to: \"20:00\" }", trigger: QuietSpec.atOnce), [])
}
