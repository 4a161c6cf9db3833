import Testing

@testable import SpecLint

@Test func aMillisecondMoreIsTooMuch() throws {
  try expectFindings(
    of: ExtensionTimeRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        service_extension: { handles: [], time_limit: 1️⃣30s1ms }
      """,
    [("1️⃣", "'push.service_extension.time_limit' is 30s1ms, but iOS stops the extension after 30 seconds")])
}
