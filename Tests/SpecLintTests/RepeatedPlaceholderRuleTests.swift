import Testing

@testable import SpecLint

/// Form by form, and never in the source itself.
@Test func aPlaceholderTwiceInATranslationIsPointedOut() throws {
  try expectFindings(
    of: RepeatedPlaceholderRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { done: { parameters: { n: { type: int }, who: { type: string } } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          arguments: { n: { type: int, example: 2 }, who: { type: string, example: "Ann" } }
          trigger: { after: { signal: done, delay: 0m } }
          copy:
            title: { en: "{who}, {who}!", ru: "{who}, {who}!" }
            subtitle: { en: "For {who}", ru: 1️⃣"{who}: {who}, {who}" }
            body:
              en: { plural: n, one: "{n} day", other: "{n} days" }
              ru: { plural: n, one: "{n} день", few: 2️⃣"{n} {n} дня", many: "{n} дней", other: "{n} дня" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.subtitle.ru' shows '{who}' 3 times, and its source once: remove what is too much"
      ),
      ("2️⃣", "'notifications.daily.copy.body.ru' shows '{n}' twice, and its source once: remove what is too much"),
    ])
}
