import Testing

@testable import SpecLint

@Test func accessToAPartIsAnAnswer() throws {
  try expectFindings(
    of: UncountedAnswerRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: 1️⃣photos
            permission: photos
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      analytics:
        provider: firebase
        events:
          granted: { on: permission.photos.granted }
          denied: { on: permission.photos.denied }
      """#,
    [
      ("1️⃣", "No event counts 'permission.photos.limited' of the step 'photos': add one")
    ])
}
