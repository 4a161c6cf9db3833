import Testing

@testable import SpecLint

@Test func aModuleIsUsedHoweverItIsTakenAway() throws {
  try expectFindings(
    of: UnusedModuleRule(),
    in: #"""
      notispec: 1
      modules:
        a: { name: { en: "A" } }
        b: { name: { en: "B" } }
        c: { name: { en: "C" } }
        1️⃣d: { name: { en: "D" } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            screen: { id: photos_pre_prompt, title: { en: "Your photos" }, primary: { en: "Continue" } }
            on: { denied: { block: [a], hide: [b] }, skipped: { disable: [c] } }
      """#,
    [
      ("1️⃣", "No answer of 'permission_flow' names 'modules.d': say which refusal takes it away, or remove it")
    ])
}
