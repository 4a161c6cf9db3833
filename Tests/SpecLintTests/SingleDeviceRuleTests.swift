import Testing

@testable import SpecLint

@Test func withoutAUserAllShareOneToken() throws {
  try expectFindings(
    of: SingleDeviceRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token: { store: "tokens/all", field: 1️⃣token }
      """,
    [("1️⃣", "'token' holds one token for all users: only the device that was used last gets notifications")])
}

@Test func aDocumentPerDeviceIsAPlaceForEachToken() throws {
  try expectFindings(
    of: SingleDeviceRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token: { store: "users/{uid}/tokens/{installation}", field: token }
      """,
    [])
}
