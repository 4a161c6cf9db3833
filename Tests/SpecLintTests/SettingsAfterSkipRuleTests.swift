import Testing

@testable import SpecLint

@Test func aSkippedScreenIsAnOpenQuestionToo() throws {
  try expectFindings(
    of: SettingsAfterSkipRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
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
              skipped: { block: [photo_cleaner], screen: 1️⃣photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      (
        "1️⃣",
        "After 'skipped' in the step 'photos', Settings has nothing to switch on yet: lead to a screen whose "
          + "button opens 'pre_prompt'"
      )
    ])
}
