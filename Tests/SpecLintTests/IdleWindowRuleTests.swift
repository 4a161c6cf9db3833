import Testing

@testable import SpecLint

@Test func aWindowThatOnlyADeferralLeavesHasAnEffect() throws {
  let rule = IdleWindowRule()
  let noon = "{ calendar: { every: day, time: \"12:00\" } }"
  func check(_ type: String, _ expected: [(String, String)]) throws {
    try expectFindings(
      of: rule,
      in: QuietSpec.with(type, trigger: noon).replacing(
        "  quiet_hours: { from: \"22:00\", to: \"08:00\" }", with: "  slot: \"21:00\""),
      expected)
  }
  try check(
    "1️⃣window: { from: \"10:00\", to: \"20:00\" }",
    [("1️⃣", "'notifications.news.window' has no effect: the type is only due at times inside it")])
  try check("window: { from: \"10:00\", to: \"20:00\" }\n    on_cap: defer", [])
  try check("window: { from: \"13:00\", to: \"20:00\" }", [])
  // What follows may be outside.
  try check("window: { from: \"10:00\", to: \"13:00\" }\n    follow_up: { every: 1h, times: 3 }", [])
  // So may what a button puts off.
  try expectFindings(
    of: rule,
    in: QuietSpec.with("category: later\n    window: { from: \"10:00\", to: \"20:00\" }", trigger: noon).replacing(
      "\nnotifications:", with: QuietSpec.puttingOff + "\nnotifications:"), [])
}
