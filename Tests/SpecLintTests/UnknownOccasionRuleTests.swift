import Testing

@testable import SpecLint

@Test func somethingMustForceAForcedFlow() throws {
  try expectFindings(
    of: UnknownOccasionRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch, 1️⃣forced]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      """#,
    [
      ("1️⃣", "'permission_flow.show_when' lists 'forced', but nothing defines when that is: say so with 'forced_by'")
    ])
}
