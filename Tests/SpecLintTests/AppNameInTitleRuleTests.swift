import Testing

@testable import SpecLint

@Test func theBodyMayNameTheApp() throws {
  try expectFindings(
    of: AppNameInTitleRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        name: "Swipe Cleaner"
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣"SWIPE CLEANER" }
            body: { en: "Open Swipe Cleaner" }
      """#, [("1️⃣", "'notifications.daily.copy.title.en' repeats the name of the app, but iOS already shows its icon")]
  )
}
