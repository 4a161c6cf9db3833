import Testing

@testable import SpecLint

@Test func aJoinerBelongsIntoEmojiAndSomeScriptsAndNowhereElse() throws {
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
            subtitle: { en: "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645" }
            body: { en: 1️⃣"Tidy\u200Dup" }
      """#, [("1️⃣", "'notifications.daily.copy.body.en' contains the invisible character U+200D: delete it")])
}
