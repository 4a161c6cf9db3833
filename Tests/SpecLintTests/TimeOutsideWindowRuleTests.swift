import Testing

@testable import SpecLint

@Test func theUsualTimeIsATimeToo() throws {
  try expectFindings(
    of: TimeOutsideWindowRule(),
    in: QuietSpec.with(
      "window: { from: \"10:00\", to: \"12:00\" }", trigger: "{ slot_after: { signal: tick, at_least: 2h } }"),
    [
      (
        "4️⃣",
        "'notifications.news' is due at 20:00, outside its window from 10:00 to 12:00: it always waits until 10:00. "
          + "Choose a time inside, or widen the window"
      )
    ])
}
