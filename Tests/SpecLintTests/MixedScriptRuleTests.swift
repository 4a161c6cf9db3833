import Testing

@testable import SpecLint

@Test func aNameNextToAHyphenIsASeparateWord() throws {
  try expectFindings(
    of: MixedScriptRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Hi", ru: "iPhone-приложение" }
            body: { en: "Hi", ru: 1️⃣"Пpивет" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.ru' mixes Cyrillic and Latin letters in the word 'Пpивет': type the word again"
      )
    ])
}
