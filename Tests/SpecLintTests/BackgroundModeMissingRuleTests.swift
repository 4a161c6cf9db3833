import Testing

@testable import SpecLint

@Test func wakingWithATextNeedsItToo() throws {
  try expectFindings(
    of: BackgroundModeMissingRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { content_available: 1️⃣true }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push' wakes the app, but 'push.background_modes' has no 'remote_notification'. Without it "
          + "iOS does not wake the app"
      )
    ])
}

@Test func aShownPushNeedsNoMode() throws {
  try expectFindings(
    of: BackgroundModeMissingRule(),
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
