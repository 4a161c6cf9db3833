import Testing

@testable import SpecLint

@Test func aDevelopmentBuildIsUnknownToProduction() throws {
  try expectFindings(
    of: PushEnvironmentRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        environments: { debug: 1️⃣production, release: 2️⃣sandbox }
      """,
    [
      (
        "1️⃣",
        "'push.environments.debug' is 'production'. Development builds are signed for 'sandbox', and their tokens are "
          + "unknown elsewhere"
      ),
      (
        "2️⃣",
        "'push.environments.release' is 'sandbox'. Builds for the App Store are signed for 'production', and their "
          + "tokens are unknown elsewhere"
      ),
    ])
}

@Test func theDefaultsAreRight() throws {
  try expectFindings(
    of: PushEnvironmentRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        providers: [apns]
      """,
    [])
}
