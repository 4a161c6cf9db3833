import Testing

@testable import SpecLint

/// And no other rule judges the words of another language.
@Test func eachAwaitedTranslationIsPointedOut() throws {
  try expectFindings(
    of: AwaitedTranslationRule(),
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
            title: { en: "Hi there", ru: "Привет" }
            body: { en: "Clean it now", 1️⃣ru: { text: "Clean it now", status: missing } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.ru' is not translated yet and shows the words of the source language"
      )
    ])
}
