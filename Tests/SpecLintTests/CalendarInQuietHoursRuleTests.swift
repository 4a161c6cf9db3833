import Testing

@testable import SpecLint

/// How each finding ends.
private let advice = ". Choose another time, or write 'on_quiet: exempt'"

@Test func withoutQuietHoursEveryTimeIsFree() throws {
  try expectFindings(
    of: CalendarInQuietHoursRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: "03:00" } }
          copy: { body: { en: "Hi" } }
      """#, [])
}

@Test func aTimeInTheNightIsNoMistakeOfWhatIsExempt() throws {
  let rule = CalendarInQuietHoursRule()
  let trigger = "{ calendar: { every: day, time: \"07:00\" } }"
  let found = "'notifications.news' is due at 07:00, inside the quiet hours from 22:00 to 08:00: "
  try expectFindings(of: rule, in: QuietSpec.with("on_quiet: exempt", trigger: trigger), [])
  try expectFindings(
    of: rule, in: QuietSpec.with("on_quiet: drop", trigger: trigger),
    [("4️⃣", found + "it is dropped every time" + advice)])
  try expectFindings(
    of: rule,
    in: QuietSpec.with("on_quiet: hold", quiet: "{ from: \"22:00\", to: \"08:00\", held: drop }", trigger: trigger),
    [("4️⃣", found + "it always waits until 08:00" + advice)])
  try expectFindings(
    of: rule,
    in: QuietSpec.with("priority: 1", quiet: "{ from: { preference: nights }, to: \"08:00\" }", trigger: trigger),
    [
      (
        "4️⃣",
        "With the settings as installed, \(found)it always waits until 08:00\(advice)"
      )
    ])
}

@Test func heldTimesWaitForTheWindow() throws {
  let trigger = "{ calendar: { every: day, time: \"07:00\" } }"
  let found = "'notifications.news' is due at 07:00, inside the quiet hours from 22:00 to 08:00: it always waits until "
  for (window, end) in [("20:00\", to: \"07:30", "20:00"), ("06:00\", to: \"09:00", "08:00")] {
    try expectFindings(
      of: CalendarInQuietHoursRule(), in: QuietSpec.with("window: { from: \"\(window)\" }", trigger: trigger),
      [("4️⃣", found + end + advice)])
  }
  // The rule about windows that never open reports it.
  let shut = QuietSpec.with("window: { from: \"06:00\", to: \"07:30\" }", trigger: trigger)
  try expectFindings(of: CalendarInQuietHoursRule(), in: shut, [])
}
