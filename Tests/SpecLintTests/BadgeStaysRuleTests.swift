import Testing

@testable import SpecLint

@Test func aBadgeOfAServerOrOneThatAnotherTypeRemovesIsNotReported() throws {
  try expectFindings(
    of: BadgeStaysRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: [local, remote] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        pushed: { summary: "A push.", target: home, badge: 3, push: {}, copy: { body: { en: "News" } } }
        set:
          summary: "Sets it."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          badge: 2
          copy: { body: { en: "Two" } }
        removed:
          summary: "Removes it."
          target: home
          trigger: { calendar: { every: day, time: "10:00" } }
          badge: 0
          copy: { body: { en: "None" } }
      """, [])
}
