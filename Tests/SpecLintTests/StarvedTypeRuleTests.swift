import Testing

@testable import SpecLint

@Test func whatWaitsForAFreeDayIsNotStarvedAtOnce() throws {
  try expectFindings(
    of: StarvedTypeRule(),
    in: #"""
      notispec: 1
      policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "News."
          target: home
          trigger: { calendar: { every: day } }
          priority: 20
          copy: { body: { en: "There is news" } }
        tidy:
          summary: "Tidy."
          target: home
          trigger: { calendar: { every: day } }
          priority: 10
          on_cap: defer
          copy: { body: { en: "Tidy up" } }
      """#, [])
}
