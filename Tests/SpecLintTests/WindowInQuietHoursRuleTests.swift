import Testing

@testable import SpecLint

@Test func whatIsReleasedInTheMorningIsNotLost() throws {
  try expectFindings(
    of: WindowInQuietHoursRule(),
    in: #"""
      notispec: 1
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: release }
      signals: { started: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: started, delay: 30m } }
          copy: { body: { en: "Hi" } }
      """#, [])
}

@Test(arguments: [
  ("0m", "at once, but not in the quiet hours"),
  ("30m", "30m after its signal, but not in the quiet hours"),
  ("30m..9h", "30m to 9h after its signal, and the quiet hours last longer"),
])
func theWindowIsSaidInWords(_ delay: String, _ words: String) throws {
  try expectFindings(
    of: WindowInQuietHoursRule(),
    in: """
      notispec: 1
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: drop }
      signals: { started: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          1️⃣trigger: { after: { signal: started, delay: \(delay) } }
          copy: { body: { en: "Hi" } }
      """, [("1️⃣", "'notifications.soon' comes \(words): what is due in them is lost")])
}
