import Testing

@testable import SpecLint

@Test func aSwitchWaitsForAnAnswerToo() throws {
  try expectFindings(
    of: ProvisionalWithPromptRule(),
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
        authorization: { options: [1️⃣provisional], ask_at: preference, preference: reminders }
      preferences: { reminders: { type: toggle, default: false, controls: all, asks_permission: true } }
      """#,
    [
      (
        "1️⃣",
        "'app.authorization.options' has 'provisional', so iOS shows no dialog, but the app asks for one: remove one "
          + "of the two"
      )
    ])
}

@Test func quietDeliveryWithoutAQuestionIsFine() throws {
  try expectFindings(
    of: ProvisionalWithPromptRule(),
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
        authorization: { options: [alert, provisional], ask_at: launch, pre_prompt: none }
      """#, [])
}
