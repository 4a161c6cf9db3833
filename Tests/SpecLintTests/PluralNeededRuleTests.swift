import Testing

@testable import SpecLint

@Test func aNumberAfterAColonChangesNoWord() throws {
  try expectFindings(
    of: PluralNeededRule(),
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
            title: { en: "Photos: {count}. Have a look" }
            body: { en: 1️⃣"You have {count} albums" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' shows '{count}' before 'albums', which may change with the number: "
          + "use 'plural: count'"
      )
    ])
}

@Test func aNounWithACapitalIsCountedWhereAnotherLanguageCountsIt() throws {
  try expectFindings(
    of: PluralNeededRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, de], source_locale: en, delivery: local }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title: { en: "Version {count} Beta", de: "Version {count} Beta" }
            body:
              en: { plural: count, one: "{count} album", other: "{count} albums" }
              de: 1️⃣"{count} Alben"
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.de' shows '{count}' before 'Alben', which may change with the number: "
          + "use 'plural: count'"
      )
    ])
}
