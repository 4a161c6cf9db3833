import Testing

@testable import SpecLint

@Test func aStepIsAScreenBeforeTheDialog() throws {
  try expectFindings(
    of: PrePromptContradictionRule(),
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
        authorization: { ask_at: permission_flow, pre_prompt: 1️⃣none }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      """#,
    [
      (
        "1️⃣",
        "'app.authorization.pre_prompt' is 'none', but the step 'notifications' shows a screen before the dialog: "
          + "write 'required', or remove the step"
      )
    ])
}
