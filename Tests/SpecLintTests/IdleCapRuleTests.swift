import Testing

@testable import SpecLint

@Test func theStricterOneMayComeLater() throws {
  try expectFindings(
    of: IdleCapRule(),
    in: #"""
      notispec: 1
      policies:
        caps:
          - { id: 1️⃣two, max: 2, per: rolling_day }
          - { id: one, max: 1, per: rolling_day }
          - { id: date, max: 2, per: calendar_day }
      """#,
    [
      ("1️⃣", "The cap 'two' never holds anything back: 'one' lets through only 1 in the same period")
    ])
}

@Test func aCapOfAGroupIsComparedWithThoseThatCountTheGroup() throws {
  try expectFindings(
    of: IdleCapRule(),
    in: #"""
      notispec: 1
      policies:
        caps:
          - { id: all, max: 2, per: calendar_day }
          - { id: one, max: 1, per: calendar_day, groups: [offers] }
          - { id: 1️⃣other, max: 2, per: calendar_day, groups: [news] }
          - { id: 2️⃣weekly, max: 7, per: calendar_week, groups: [offers] }
          - { id: week, max: 13, per: calendar_week }
          - { id: 3️⃣weeks, max: 14, per: calendar_week }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "Sale."
          target: home
          group: offers
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Sale" } }
        paper:
          summary: "News."
          target: home
          group: news
          trigger: { calendar: { every: day } }
          copy: { body: { en: "News" } }
      """#,
    [
      ("1️⃣", "The cap 'other' never holds anything back: 'all' lets through only 2 in the same period"),
      ("2️⃣", "The cap 'weekly' never holds anything back: 'one' lets through only 1 a day"),
      ("3️⃣", "The cap 'weeks' never holds anything back: 'all' lets through only 2 a day"),
    ])
}
