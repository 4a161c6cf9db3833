import Testing

@testable import SpecLint

@Test func aSecondIsNotZero() throws {
  try expectFindings(
    of: UnstoredPushRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { expiration: 1s }
          copy: { body: { en: "Hello" } }
      """,
    [])
}

@Test func withoutAWordAppleDecides() throws {
  try expectFindings(
    of: UnstoredPushRule(),
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
