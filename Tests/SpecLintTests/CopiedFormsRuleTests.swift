import Testing

@testable import SpecLint

/// Russian has one form for 2 and for 5 after a preposition, a word may never change, and Hebrew has no larger forms.
@Test func equalFormsMayBeRight() throws {
  try expectFindings(
    of: CopiedFormsRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, he, cs], source_locale: en, delivery: local }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title:
              en: { plural: count, one: "{count} day", other: "{count} days" }
              ru: { plural: count, one: "из {count} дня", few: "из {count} дней", many: "из {count} дней", other: "из {count} дня" }
              he: { plural: count, one: "יום", two: "{count} ימים", other: "{count} ימים" }
              1️⃣cs: { plural: count, one: "{count} den", few: "{count} dny", many: "{count} dny", other: "{count} dny" }
            body:
              en: { plural: count, one: "{count} photo", other: "{count} photos" }
              ru: { plural: count, one: "{count} фото", few: "{count} фото", many: "{count} фото", other: "{count} фото" }
              he: { plural: count, one: "תמונה", two: "{count} תמונות", other: "{count} תמונות" }
              cs: { plural: count, one: "{count} foto", few: "{count} fota", many: "{count} fota", other: "{count} fot" }
      """#,
    [
      (
        "1️⃣",
        "The forms 'few' (2, 3, …) and 'other' (0, 5, …) of 'notifications.daily.copy.title.cs' are the same, and 'cs' tells "
          + "these numbers apart: adapt each to its numbers"
      )
    ])
}

/// A file of gettext has no place for the form of decimals, which keeps its words when a tool fills in the others.
@Test func whatNoWholeNumberAsksForDoesNotCount() throws {
  try expectFindings(
    of: CopiedFormsRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, pl, ru], source_locale: en, delivery: local }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title:
              en: { plural: count, one: "{count} day", other: "{count} days" }
              pl: { plural: count, one: "Został {count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia" }
              ru: { plural: count, one: "{count} день", few: "{count} дня", many: "{count} дней", other: "{count} дня" }
            subtitle:
              en: { plural: count, one: "{count} message", other: "{count} messages" }
              pl: { plural: count, one: "{count} wiadomość", few: "{count} wiadomości", many: "{count} wiadomości", other: "{count} wiadomości" }
              ru: { plural: count, one: "{count} письмо", few: "{count} письма", many: "{count} писем", other: "{count} письма" }
            body:
              en: { plural: count, one: "{count} dish", other: "{count} dishes" }
              1️⃣pl: { plural: count, one: "{count} danie", few: "{count} dania", many: "{count} dania", other: "{count} dań" }
              ru: { plural: count, one: "{count} блюдо", few: "{count} блюда", many: "{count} блюд", other: "{count} блюд" }
      """#,
    [
      (
        "1️⃣",
        "The forms 'few' (2, 3, …) and 'many' (0, 5, …) of 'notifications.daily.copy.body.pl' are the same, and 'pl' tells "
          + "these numbers apart: adapt each to its numbers"
      )
    ])
}
