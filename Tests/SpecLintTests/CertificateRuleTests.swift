import Testing

@testable import SpecLint

@Test func withoutAWordThereIsNothingToSay() throws {
  try expectFindings(
    of: CertificateRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        providers: [apns]
      """,
    [])
}
