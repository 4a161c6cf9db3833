import Testing

@testable import SpecLint

@Test func askOnceCannotBeSwitchedOff() throws {
  try expectFindings(
    of: AsksAgainRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      1️⃣permission_flow:
        show_when: [first_launch]
        ask_once: false
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
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      ("1️⃣", "'permission_flow' has 'ask_once: false', but iOS shows its dialog only once: remove 'ask_once'")
    ])
}
