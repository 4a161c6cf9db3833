import Testing

@testable import SpecLint

@Test func atSignOutItGoesByDefault() throws {
  try expectFindings(
    of: TokenKeptAfterSignOutRule(),
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

@Test func aDeviceHasNobodyWhoSignsOut() throws {
  try expectFindings(
    of: TokenKeptAfterSignOutRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token: { store: "devices/{device}", field: token, clear_on: [revoked] }
      """,
    [])
}

@Test func anEmptyListKeepsItForEver() throws {
  try expectFindings(
    of: TokenKeptAfterSignOutRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        1️⃣token: { store: "users/{userID}", field: token, clear_on: [] }
      """,
    [
      (
        "1️⃣",
        "'push.token.clear_on' has no 'sign_out', but 'users/{userID}' belongs to a user: whoever signs in next "
          + "would see the previous user's messages"
      )
    ])
}
