import Testing

@testable import SpecLint

@Test func aShortNameMayStayInItsScript() throws {
  try expectFindings(
    of: WrongScriptRule(),
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
            title: { en: "Hi", ru: "GIF" }
            body: { en: "Clean now", ru: 1️⃣"Clean it now" }
      """#, [("1️⃣", "'notifications.daily.copy.body.ru' is for 'ru' but has no Cyrillic letter")])
}

@Test func chineseIsMadeOfCharacters() throws {
  try expectFindings(
    of: WrongScriptRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, zh-Hans], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: "Clean now", zh-Hans: 1️⃣"Clean it now" }
      """#, [("1️⃣", "'notifications.daily.copy.body.zh-Hans' is for 'zh-Hans' but has no Chinese character")])
}
