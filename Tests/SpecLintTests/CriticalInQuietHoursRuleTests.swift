import Testing

@testable import SpecLint

@Test func whatIsCriticalSaysWhatTheNightDoes() throws {
  let rule = CriticalInQuietHoursRule()
  let found =
    "'notifications.news' is critical, so it comes in the quiet hours, too, although 'held' is 'release'. "
    + "Say which you want: 'on_quiet: exempt' or 'hold'"
  try expectFindings(
    of: rule, in: QuietSpec.with("interruption_level: 1️⃣critical", trigger: QuietSpec.atOnce), [("1️⃣", found)])
  for word in ["hold", "drop", "exempt"] {
    try expectFindings(
      of: rule, in: QuietSpec.with("interruption_level: critical\n    on_quiet: \(word)", trigger: QuietSpec.atOnce), []
    )
  }
  try expectFindings(
    of: rule, in: QuietSpec.with("interruption_level: critical", trigger: QuietSpec.place), [])
}
