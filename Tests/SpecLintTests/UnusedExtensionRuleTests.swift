import Testing

@testable import SpecLint

@Test func aViewIsForACategoryThatIsUsed() throws {
  try expectFindings(
    of: UnusedExtensionRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        used: { actions: [] }
        left: { actions: [] }
      push:
        content_extension: { categories: [used, 1️⃣left] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: used
          copy: { body: { en: "Hello" } }
      """,
    [("1️⃣", "'push.content_extension' draws notifications of 'left', but no type has that category")])
}

@Test func aPushAsksForAnExtensionThatIsThere() throws {
  try expectFindings(
    of: UnusedExtensionRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "News."
          target: home
          push: { mutable_content: 1️⃣true }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push' has 'mutable_content', which iOS ignores without a service extension: add "
          + "'push.service_extension', or leave it out"
      )
    ])
}
