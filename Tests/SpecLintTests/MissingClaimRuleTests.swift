import Testing

@testable import SpecLint

@Test func bothTextsAreLookedThroughAndCapitalsDoNotCount() throws {
  try expectFindings(
    of: MissingClaimRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            claims:
              duplicates: { en: "DUPLICATES" }
              space: { en: 1️⃣"space" }
              speed: { en: 2️⃣"faster" }
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              subtitle: { en: "We find duplicates," }
              reasons: [{ en: "free up space" }]
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """#,
    [
      (
        "1️⃣",
        "'space' (the claim 'space' in 'en') is missing from the 'usage_description' of the screen "
          + "'photos_pre_prompt'"
      ),
      (
        "2️⃣",
        "'faster' (the claim 'speed' in 'en') is missing from the screen 'photos_pre_prompt' and from its "
          + "'usage_description'"
      ),
    ])
}

@Test func aClaimThatIsOnlyNamedAsksForNoWords() throws {
  try expectFindings(
    of: MissingClaimRule(),
    in: #"""
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            claims: [duplicates]
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
      """#, [])
}
