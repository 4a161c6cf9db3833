import Testing

@testable import SpecLint

@Test func withoutRulesThereIsNothingToRead() throws {
  try expectFindings(
    of: TokenReadableRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}"
          field: token
      """,
    [])
}
