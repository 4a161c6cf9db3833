import Testing

@testable import SpecLint

@Test func abbreviationsAndNamesNeedNoTranslation() throws {
  try expectFindings(
    of: UntranslatedTextRule(),
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
            title: { en: "OK", ru: "OK" }
            body: { en: "Clean now", ru: 1️⃣"Clean now" }
      """#, [("1️⃣", "'notifications.daily.copy.body.ru' is the text of 'en', word for word: translate it")])
}

@Test func anotherRegionOfTheSameLanguageMaySayTheSame() throws {
  try expectFindings(
    of: UntranslatedTextRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, en-GB, de], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: "Clean it now", en-GB: "Clean it now", de: 1️⃣"Clean it now" }
      """#, [("1️⃣", "'notifications.daily.copy.body.de' is the text of 'en', word for word: translate it")])
}
