import Testing

@testable import SpecLint

@Test func aClosedDialogMayCountAsANo() throws {
  try expectFindings(
    of: MergedStagesRule(),
    in: #"""
      notispec: 1
      analytics:
        provider: firebase
        events: { denied: { on: [permission.photos.denied, permission.photos.dismissed] } }
      """#, [])
}
