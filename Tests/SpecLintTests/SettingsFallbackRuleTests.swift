import Testing

@testable import SpecLint

@Test func theDefaultLeadsNowhere() throws {
  try expectFindings(
    of: SettingsFallbackRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        onesignal: { app_id: "0" }
      """,
    [])
}
