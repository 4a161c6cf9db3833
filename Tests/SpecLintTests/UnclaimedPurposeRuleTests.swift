import Testing

@testable import SpecLint

@Test func onlyADialogWithATextOfTheAppNeedsClaims() throws {
  func spec(_ step: String) -> String {
    """
    notispec: 1
    permission_flow:
      show_when: [first_launch]
      steps:
        - id: ask
          optional: true
          \(step)
    """
  }
  let screen = "screen: { id: ask, title: { en: \"A\" }, primary: { en: \"Continue\" }"
  let photos =
    "permission: photos\n      usage_key: 1️⃣NSPhotoLibraryUsageDescription\n      "
    + "\(screen), usage_description: { en: \"We find duplicates.\" } }"
  try expectFindings(
    of: UnclaimedPurposeRule(), in: spec(photos),
    [
      (
        "1️⃣",
        "The step 'ask' has a text for the iOS dialog and no 'claims': name what both the screen and that text say, "
          + "with the words in each language, such as 'claims: { duplicates: { en: \"duplicates\" } }'"
      )
    ])
  try expectFindings(
    of: UnclaimedPurposeRule(),
    in: spec(photos.replacing("1️⃣", with: "") + "\n      claims: { duplicates: { en: \"duplicates\" } }"), [])
  try expectFindings(of: UnclaimedPurposeRule(), in: spec("permission: notifications\n      \(screen) }"), [])
}
