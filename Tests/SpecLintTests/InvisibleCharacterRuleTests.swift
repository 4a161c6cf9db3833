import Testing

@testable import SpecLint

@Test func aJoinerBelongsIntoAnEmojiAndNowhereElse() throws {
  try expectFindings(
    of: InvisibleCharacterRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Family \U0001F468\u200D\U0001F469" }
            body: { en: 1️⃣"Tidy\u200Dup" }
      """#, [("1️⃣", "'notifications.daily.copy.body.en' contains the invisible character U+200D: delete it")])
}
