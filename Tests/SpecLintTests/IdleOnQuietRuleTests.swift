import Testing

@testable import SpecLint

@Test func whatATypeSaysHasAnEffect() throws {
  let rule = IdleOnQuietRule()
  try expectFindings(
    of: rule,
    in: QuietSpec.with("on_quiet: 1️⃣exempt\n    window: { from: \"10:00\", to: \"20:00\" }", trigger: QuietSpec.later),
    [("1️⃣", "'notifications.news.on_quiet' has no effect: no moment of its window is quiet")])
  try expectFindings(
    of: rule,
    in: QuietSpec.with("on_quiet: exempt\n    window: { from: \"10:00\", to: \"22:00\" }", trigger: QuietSpec.later), []
  )
  try expectFindings(
    of: rule,
    in: QuietSpec.with(
      "on_quiet: 1️⃣exempt", trigger: QuietSpec.place),
    [("1️⃣", "'notifications.news.on_quiet' has no effect: it is due at a place, whatever the time")])
  // A button that puts it off may do so into the night.
  try expectFindings(
    of: rule,
    in: QuietSpec.with("category: later\n    on_quiet: exempt", trigger: QuietSpec.place).replacing(
      "\nnotifications:", with: QuietSpec.puttingOff + "\nnotifications:"), [])
  try expectFindings(
    of: rule,
    in: QuietSpec.with("on_quiet: exempt", trigger: QuietSpec.later).replacing(
      "\n  quiet_hours:", with: "\n  profiles: { calm: { quiet_hours:"
    )
    .replacing("to: \"08:00\" }\n", with: "to: \"08:00\" } } }\n"), [])
}
