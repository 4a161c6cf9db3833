import Testing

@testable import SpecLint

@Test func aSwitchThatAsksNobodyMayBeOn() throws {
  try expectFindings(
    of: OnBeforePermissionRule(),
    in: #"""
      notispec: 1
      preferences: { reminders: { type: toggle, default: true, controls: all } }
      """#, [])
}
