import Testing

@testable import SpecLint

@Test func withoutACapNothingCompetes() throws {
  try expectFindings(
    of: SamePriorityRule(),
    in: #"""
      notispec: 1
      policies: { caps: [] }
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
          priority: 20
          copy: { body: { en: "Tidy up" } }
      """#, [])
}

@Test func whatNoCapHoldsBackCompetesForNothing() throws {
  try expectFindings(
    of: SamePriorityRule(),
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
          on_cap: exempt
          copy: { body: { en: "There is news" } }
        tidy:
          summary: "Tidy."
          target: home
          trigger: { calendar: { every: day } }
          priority: 20
          copy: { body: { en: "Tidy up" } }
      """#, [])
}
