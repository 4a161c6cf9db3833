import Testing

@testable import SpecLint

@Test func bothAreAskedFor() throws {
  try expectFindings(
    of: KeyIncompleteRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        authentication: { method: 1️⃣key }
      """,
    [
      ("1️⃣", "'push.authentication' has no 'key_id', and no server can authenticate with APNs without it"),
      ("1️⃣", "'push.authentication' has no 'team_id', and no server can authenticate with APNs without it"),
    ])
}
