import Testing

@testable import SpecLint

@Test func someFormsMayBeEqual() throws {
  try expectFindings(
    of: PluralSameFormsRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
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
              en: { plural: count, one: "{count} day", other: "{count} days" }
              ru: { plural: count, one: "{count} день", few: "{count} дня", many: "{count} дней", other: "{count} дня" }
      """#, [])
}
