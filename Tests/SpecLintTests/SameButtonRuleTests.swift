import Testing

@testable import SpecLint

@Test func buttonsAreComparedInEachLanguage() throws {
  try expectFindings(
    of: SameButtonRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: VIEW, title: { en: "View", ru: "Позже" }, options: [foreground], target: home }
            - { id: LATER, title: { en: "Later", ru: 1️⃣"Позже" }, snooze: 1h }
        other:
          actions:
            - { id: NEXT, title: { en: "Later", ru: "Потом" }, snooze: 1h }
      """#,
    [
      ("1️⃣", "'LATER' in 'categories.plan' reads the same in 'ru' as 'VIEW'")
    ])
}
