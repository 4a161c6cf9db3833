import Testing

@testable import SpecLint

@Test func aDialogWithATextShowsAnotherOne() throws {
  try expectFindings(
    of: CustomSystemTextRule(),
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
              1️⃣system_text: { en: "We look at photos." }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      ("1️⃣", "The 'system_text' of the step 'photos' is never shown: the dialog shows 'usage_description'")
    ])
}
