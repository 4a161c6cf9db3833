import Testing

@testable import SpecLint

@Test func aFinalScreenThatNeverComesIsReportedAsUnshown() throws {
  try expectFindings(
    of: UnshownScreenRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
        final_screen: { id: all_set, when: 1️⃣never, title: { en: "Done" }, primary: { en: "Go" }, target: home }
      """#,
    [
      ("1️⃣", "'permission_flow.final_screen' is never shown: remove it, or say when to show it")
    ])
}
