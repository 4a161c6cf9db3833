import Testing

@testable import SpecLint

@Test func aWeekFitsIntoAFortnight() throws {
  try expectFindings(
    of: ShortHorizonRule(),
    in: #"""
      notispec: 1
      policies: { horizon: 14d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          trigger: { calendar: { every: week, weekday: sunday } }
          copy: { body: { en: "Your month" } }
      """#, [])
}
