import Testing

@testable import SpecLint

@Test func aBackgroundPushShowsNoText() throws {
  try expectFindings(
    of: SilentWithAlertRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: 1️⃣background, content_available: true }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.news.push' is of the type 'background', which shows no notification, but it has texts to "
          + "show: use 'alert'"
      )
    ])
}

@Test func saidExplicitlyItIsNotSilent() throws {
  try expectFindings(
    of: SilentWithAlertRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { push_type: alert, content_available: false }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
