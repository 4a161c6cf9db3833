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
