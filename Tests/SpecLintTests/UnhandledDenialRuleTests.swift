import Testing

@testable import SpecLint

@Test func aButtonThatSkipsIsAnAnswer() throws {
  try expectFindings(
    of: UnhandledDenialRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: 1️⃣photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              secondary: { en: "Skip for now" }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      ("1️⃣", "The step 'photos' does not say what 'skipped' leads to: add it to 'on', or write 'optional: true'")
    ])
}

@Test func anOptionalStepNeedsNoAnswer() throws {
  try expectFindings(
    of: UnhandledDenialRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            optional: true
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              usage_description: { en: "We look for duplicates in your photos." }
      """#, [])
}

@Test func twoAnswersAreAddedTogether() throws {
  try expectFindings(
    of: UnhandledDenialRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: 1️⃣photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              secondary: { en: "Skip for now" }
              usage_description: { en: "We look for duplicates in your photos." }
      """#,
    [
      (
        "1️⃣",
        "The step 'photos' does not say what 'denied' and 'skipped' lead to: add them to 'on', or write "
          + "'optional: true'"
      )
    ])
}
