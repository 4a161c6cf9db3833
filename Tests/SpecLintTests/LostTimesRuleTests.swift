import Testing

@testable import SpecLint

private func check(
  _ type: String, trigger: String, cap: String = "{ id: some, max: 2, per: rolling_day }",
  _ expected: [(String, String)]
) throws {
  try expectFindings(
    of: LostTimesRule(),
    in: QuietSpec.with(type, trigger: trigger).replacing("4️⃣trigger: \n    ", with: "").replacing(
      "  quiet_hours: { from: \"22:00\", to: \"08:00\" }", with: "  caps: [\(cap)]"),
    expected)
}

private let thrice = "{ calendar: { every: day, times: [\"08:00\", \"12:00\", \"20:00\"] } }"

@Test func moreTimesThanACapAllows() throws {
  let message = "'notifications.news' is due 3 times a day, but the cap 'some' allows 2"
  try check("priority: 1", trigger: thrice, [("4️⃣", message)])
  try check("on_cap: exempt", trigger: thrice, [])
  try check("priority: 1", trigger: thrice, cap: "{ id: some, max: 3, per: calendar_day }", [])
  try check("priority: 1", trigger: thrice, cap: "{ id: some, max: 2, per: calendar_week }", [])
}

@Test func severalTriggersAreSeveralTimes() throws {
  try check(
    "triggers:\n      1️⃣a: { calendar: { every: day, time: \"08:00\" } }\n"
      + "      b: { calendar: { every: day, times: [\"12:00\", \"20:00\"] } }", trigger: "",
    [("1️⃣", "'notifications.news' is due 3 times a day, but the cap 'some' allows 2")])
}

@Test func aPauseLeavesOneTime() throws {
  try check(
    "repeat_after: { days: 1 }", trigger: thrice, cap: "",
    [("4️⃣", "'notifications.news' is due 3 times a day, but 'repeat_after' lets it come only once a day")])
  try check(
    "repeat_after: { days: 3 }", trigger: thrice, cap: "",
    [("4️⃣", "'notifications.news' is due 3 times a day, but 'repeat_after' lets it come only once every 3 days")])
  try check("repeat_after: { days: 1, or_when: { happened: tick } }", trigger: thrice, cap: "", [])
}
