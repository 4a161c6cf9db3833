import Testing

@testable import SpecLint

@Test func aKeyWithoutATextIsNotEnough() throws {
  try expectFindings(
    of: MissingUsageTextRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: 1️⃣NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      (
        "1️⃣",
        "The step 'photos' has no text for 'NSPhotoLibraryUsageDescription', so iOS terminates the app. Write it as "
          + "'usage_description' of its screen"
      )
    ])
}

@Test func notificationsNeedNone() throws {
  try expectFindings(
    of: MissingUsageTextRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      """#, [])
}

@Test func withoutATextTheLocationHasNoDialog() throws {
  try expectFindings(
    of: MissingUsageTextRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: places
            permission: 1️⃣location
            optional: true
            screen:
              id: ask
              title: { en: "Places" }
              primary: { en: "Continue" }
              usage_description: { en: "We remind you near a shop." }
      """#,
    [
      (
        "1️⃣",
        "The step 'places' asks for 'location' without a 'usage_key', so iOS shows no dialog. Write "
          + "'usage_key: NSLocationWhenInUseUsageDescription'"
      )
    ])
}
