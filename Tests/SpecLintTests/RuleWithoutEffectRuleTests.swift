import Testing

@testable import SpecLint

@Test func otherRulesSayNothingTwice() throws {
  try expectFindings(
    of: RuleWithoutEffectRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}"
          field: token
        firestore_rules: none
      """,
    [])
}
