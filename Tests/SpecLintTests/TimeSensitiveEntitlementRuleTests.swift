import Testing

@testable import SpecLint

@Test func thePushSectionMayNameItAsWell() throws {
  try expectFindings(
    of: TimeSensitiveEntitlementRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment, time_sensitive] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { expiration: 1h }
          interruption_level: time_sensitive
          copy: { body: { en: "Hello" } }
      """,
    [])
}
