import Testing

@testable import SpecLint

@Test func theDefaultIsFive() throws {
  try expectFindings(
    of: SilentPriorityRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: background, content_available: true }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func aShownPushMayHaveAnyPriority() throws {
  try expectFindings(
    of: SilentPriorityRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { priority: 10 }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func oneIsNotFive() throws {
  try expectFindings(
    of: SilentPriorityRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: background, priority: 1️⃣1 }
          copy: { body: { en: "Hello" } }
      """,
    [("1️⃣", "'notifications.news.push.priority' is 1, but Apple accepts a silent push only with 5")])
}
