import Testing

@testable import SpecLint

@Test func aBlockedModuleNeedsAScreenAndAHintAWayOn() throws {
  try expectFindings(
    of: DeadEndRule(),
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
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: { screen: 1️⃣photos_hint }
              denied: { block: [2️⃣photo_cleaner] }
        screens:
          photos_hint: { text: { en: "Allow all photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      (
        "1️⃣",
        "After 'limited' in the step 'photos', the flow stops at 'photos_hint', which only leads to Settings: give it a "
          + "button with 'next_step'"
      ),
      (
        "2️⃣",
        "'denied' in the step 'photos' blocks 'photo_cleaner' but shows nothing in its place: name a 'screen', or hide "
          + "the module"
      ),
    ])
}

@Test func aHintWithASecondButtonLeadsOn() throws {
  try expectFindings(
    of: DeadEndRule(),
    in: #"""
      notispec: 1
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
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: { screen: photos_hint }
        screens:
          photos_hint: { text: { en: "Allow all photos." }, primary: { en: "Open Settings" }, secondary: { en: "Continue" } }
      """#, [])
}
