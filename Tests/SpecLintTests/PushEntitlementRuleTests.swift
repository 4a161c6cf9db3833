import Testing

@testable import SpecLint

@Test func theAppMayNameItAsWell() throws {
  try expectFindings(
    of: PushEntitlementRule(),
    in: """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: remote
        entitlements: [aps_environment]
      push: { providers: [apns] }
      """,
    [])
}

@Test func aTypeThatIsPushedNeedsIt() throws {
  try expectFindings(
    of: PushEntitlementRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "There is news."
          target: home
          1️⃣push: { expiration: 24h }
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "Neither 'app.entitlements' nor 'push.entitlements' has 'aps_environment', and without it no device "
          + "gets a token. Add it to one of them"
      )
    ])
}
