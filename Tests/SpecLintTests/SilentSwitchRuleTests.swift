import Testing

@testable import SpecLint

@Test func aSwitchThatAsksIsFine() throws {
  try expectFindings(
    of: SilentSwitchRule(),
    in: #"""
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
        authorization: { ask_at: preference, preference: a }
      preferences: { a: { type: toggle, default: false, asks_permission: true }, b: { type: toggle, default: true, controls: all } }
      """#, [])
}
