import Testing

@testable import SpecLint

/// A title and a button may differ, and so may what is not translated yet.
@Test func equalSourcesElsewhereMayDiffer() throws {
  try expectFindings(
    of: UnevenTranslationRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, de], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Tidy up", ru: "Уборка", de: "Aufräumen" }
            body: { en: "Tidy up", ru: "Наведите порядок", de: "Räumen Sie auf" }
      strings:
        now: { en: "Now", ru: "Сейчас", de: "Jetzt" }
        at_once: { en: "Now", ru: { text: "Now", status: missing }, de: 1️⃣"Sofort" }
      """#,
    [("1️⃣", "'strings.at_once.de' is not what 'strings.now.de' says, although both translate \"Now\"")])
}
