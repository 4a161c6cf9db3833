import Testing

@testable import SpecLint

@Test func aTextThatNeverShowsTheNumberIsMeantSo() throws {
  try expectFindings(
    of: PluralNumberMissingRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            body: { en: { plural: count, one: "A photo", other: "Some photos" } }
      """#, [])
}

@Test func twoNumbersAreNamedBoth() throws {
  try expectFindings(
    of: PluralNumberMissingRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, fr], source_locale: en, delivery: local }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            body:
              en: { plural: count, one: "One day", other: "{count} days" }
              fr: { plural: count, one: 1️⃣"Un jour", many: "{count} de jours", other: "{count} jours" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.fr.one' does not show '{count}', but it is shown for 0 and 1"
      )
    ])
}

@Test func aHashIsNoNumber() throws {
  try expectFindings(
    of: PluralNumberMissingRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: bought, delay: 1h } }
          arguments: { days: { type: int } }
          copy: { body: { en: { plural: days, one: 1️⃣"# day", other: "# days" } } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en.one' shows '#' as written: the number is '{days}' here"
      )
    ])
}
