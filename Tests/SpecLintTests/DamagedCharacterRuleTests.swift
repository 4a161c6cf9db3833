import Testing

@testable import SpecLint

@Test func aLostCharacterIsFoundInEveryForm() throws {
  try expectFindings(
    of: DamagedCharacterRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { counted: { parameters: { count: { type: int } } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int, example: 3 } }
          copy:
            title: { en: 1️⃣"Caf\uFFFD" }
            body: { en: { plural: count, one: "{count} photo！", other: 2️⃣"{count} \uFFFD photos" } }
      """#,
    [
      ("1️⃣", "'notifications.daily.copy.title.en' \(defect)"), ("2️⃣", "'notifications.daily.copy.body.en' \(defect)"),
    ])
}

private let defect =
  "contains '\u{FFFD}' (U+FFFD), which a program put in place of a character that it could not read: type the character again"
