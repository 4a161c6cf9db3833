import Testing

@testable import SpecLint

@Test func labelsAreComparedInEachLanguage() throws {
  try expectFindings(
    of: SameOptionRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
      preferences:
        style:
          type: choice
          default: kind
          options:
            kind: { label: { en: "Kind", ru: "Добрый" } }
            1️⃣gentle: { label: { en: "Gentle", ru: "Добрый" } }
      """#,
    [
      ("1️⃣", "'preferences.style.options.gentle' reads the same in 'ru' as 'kind'")
    ])
}
