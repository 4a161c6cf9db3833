import Testing

@testable import SpecLint

@Test func theBackgroundModeIsForCallsToo() throws {
  try expectFindings(
    of: CallPushRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        background_modes: [remote_notification, 1️⃣voip]
      """,
    [("1️⃣", "'push.background_modes' has 'voip', and no type here is an incoming call: take it out")])
}
