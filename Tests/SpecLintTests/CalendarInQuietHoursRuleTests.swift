import Testing

@testable import SpecLint

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
