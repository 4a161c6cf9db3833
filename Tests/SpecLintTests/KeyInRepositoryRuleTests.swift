import Testing

@testable import SpecLint

@Test func theKeyItselfIsWorseStill() throws {
  try expectFindings(
    of: KeyInRepositoryRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        authentication:
          method: key
          key_id: "ABC123DEFG"
          team_id: "DEF123GHIJ"
          key_file: 1️⃣"-----BEGIN PRIVATE KEY-----"
      """,
    [
      (
        "1️⃣", "'push.authentication.key_file' contains the key itself: revoke it, and give the path of a new one"
      )
    ])
}

@Test func aPlaceOutsideIsFine() throws {
  try expectFindings(
    of: KeyInRepositoryRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        authentication: { method: key, key_id: "ABC123DEFG", team_id: "DEF123GHIJ", key_file: "$APNS_KEY" }
      """,
    [])
}
