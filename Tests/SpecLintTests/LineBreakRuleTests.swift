import Testing

@testable import SpecLint

@Test func aBodyMayHaveSeveralLines() throws {
  try expectFindings(
    of: LineBreakRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: 1️⃣"Ten\ndays" }
            subtitle: { en: 2️⃣"In a\u2028row" }
            body: { en: "Tidy up.\nOr wait." }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.title.en' contains a line break, but has a single line: write the rest into the body"
      ),
      (
        "2️⃣",
        "'notifications.daily.copy.subtitle.en' contains a line break, but has a single line: write the rest into the body"
      ),
    ])
}
