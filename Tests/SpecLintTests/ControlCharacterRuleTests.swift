import Testing

@testable import SpecLint

@Test func controlCharactersAreFoundInEveryLanguageButLineEndsAreAllowed() throws {
  try expectFindings(
    of: ControlCharacterRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣"Bell \u0007" }
            subtitle: { en: 2️⃣"Two\twords" }
            body: { en: "Two\nlines" }
      """#,
    [
      ("1️⃣", "'notifications.daily.copy.title.en' contains the invisible control character U+0007: delete it"),
      ("2️⃣", "'notifications.daily.copy.subtitle.en' contains a tab: type a space instead"),
    ])
}
