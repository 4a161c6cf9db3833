import Testing

@testable import SpecLint

@Test func everyLanguageHasItsWords() throws {
  try expectFindings(
    of: BlamingWordRule(),
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
            title: { en: "Hi", ru: "Привет" }
            body: { en: "Nice", ru: 1️⃣"Вы забыли про уборку" }
      """#, [("1️⃣", "'notifications.daily.copy.body.ru' says 'вы забыли', which blames the reader")])
}

@Test func argumentsAreNoWordsAndNoSpaces() throws {
  try expectFindings(
    of: BlamingWordRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { lazy: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { lazy: { type: int } }
          copy:
            title: { en: "You{lazy}forgot" }
            body: { en: 1️⃣"{lazy}: you forgot" }
      """#, [("1️⃣", "'notifications.daily.copy.body.en' says 'you forgot', which blames the reader")])
}
