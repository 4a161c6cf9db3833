import Testing

@testable import SpecLint

struct MisleadingButtonRuleTests {
  private func check(
    limited: String = "{}", denied: String = "{}", occasion: String = "first_launch", _ buttons: String,
    _ expected: [(String, String)]
  ) throws {
    try expectFindings(
      of: MisleadingButtonRule(),
      in: """
        notispec: 1
        modules: { cleaner: { name: { en: "Cleaner" } } }
        permission_flow:
          show_when: [\(occasion)]
          steps:
            - id: photos
              permission: photos
              usage_key: NSPhotoLibraryUsageDescription
              screen:
                id: photos_pre_prompt
                title: { en: "Your photos" }
                primary: { en: "Continue" }
                usage_description: { en: "We look for duplicates in your photos." }
              on: { limited: \(limited), denied: \(denied) }
          screens:
            hint:
              text: { en: "To clean all duplicates, allow all photos." }
              \(buttons)
        """, expected)
  }

  private static let secondary = "secondary: { en: \"Later\" }\n      secondary_opens: "
  private static let replaces = "{ block: [cleaner], screen: hint }"

  @Test func inPlaceOfAModuleNoStepFollows() throws {
    try check(
      denied: Self.replaces, Self.secondary + "1️⃣next_step",
      [
        (
          "1️⃣",
          "'permission_flow.screens.hint.secondary_opens' is 'next_step', but the screen replaces a module, and no step "
            + "follows it: write 'app'"
        )
      ])
    try check(denied: Self.replaces, Self.secondary + "app", [])
  }

  @Test func aScreenThatDoesBothIsPartOfTheFlow() throws {
    try check(limited: "{ screen: hint }", denied: Self.replaces, Self.secondary + "next_step", [])
    try check(
      limited: "{ screen: hint }", denied: Self.replaces, Self.secondary + "1️⃣app",
      [
        (
          "1️⃣",
          "'permission_flow.screens.hint.secondary_opens' is 'app', but the screen is part of the flow: write "
            + "'next_step', which ends the flow after its last step"
        )
      ])
  }

  /// There a step that was refused shows the screen of its module, and goes on.
  @Test func aForcedFlowGoesOnFromIt() throws {
    try check(
      denied: Self.replaces, occasion: "first_launch, forced", Self.secondary + "next_step", [])
  }

  @Test func whatIsNotWrittenIsNotWrong() throws {
    try check(denied: Self.replaces, "secondary: { en: \"Later\" }", [])
  }
}
