import Testing

@testable import SpecLint

@Test func aWindowInsideTheNightIsShut() throws {
  let rule = ShutWindowRule()
  let shut = [
    ("{ from: \"22:00\", to: \"07:59\" }", true), ("{ from: \"22:00\", to: \"08:00\" }", false),
    ("{ from: \"21:59\", to: \"07:00\" }", false), ("{ from: \"23:00\", to: \"22:30\" }", false),
    ("{ from: \"01:00\", to: \"05:00\" }", true),
  ]
  for (window, isShut) in shut {
    let times = window.split(separator: "\"").map(String.init)
    try expectFindings(
      of: rule, in: QuietSpec.with((isShut ? "1️⃣" : "") + "window: \(window)", trigger: QuietSpec.later),
      isShut
        ? [
          (
            "1️⃣",
            "'notifications.news' never comes: its window from \(times[1]) to \(times[3]) is inside the quiet hours "
              + "from 22:00 to 08:00. Choose another window, or write 'on_quiet: exempt'"
          )
        ] : [])
  }
  let night = "window: { from: \"01:00\", to: \"05:00\" }"
  try expectFindings(of: rule, in: QuietSpec.with(night + "\n    on_quiet: exempt", trigger: QuietSpec.later), [])
  try expectFindings(
    of: rule,
    in: QuietSpec.with(
      "1️⃣" + night, quiet: "{ from: { preference: nights }, to: \"08:00\" }", trigger: QuietSpec.later),
    [
      (
        "1️⃣",
        "With the settings as installed, 'notifications.news' never comes: its window from 01:00 to 05:00 is inside the "
          + "quiet hours from 22:00 to 08:00. Choose another window, or write 'on_quiet: exempt'"
      )
    ])
}
