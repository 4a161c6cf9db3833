extension MistakePages {
  /// Mistakes in plural forms.
  static let plurals: [MistakePage] = [
    MistakePage(
      "plural/argument", "The number that chooses between plural forms is not a whole number.",
      "'plural' names an argument of the type 'int'.",
      """
      - signals: { named: { parameters: { name: { type: string } } } }
        notifications:
          soon:
            summary: "Soon."
            target: home
      -     trigger: { after: { signal: named, delay: 1h } }
      -     arguments: { name: { type: string, example: "Anna" } }
      +     trigger: { after: { signal: opened, delay: 1h } }
      +     arguments: { count: { type: int, example: 3 } }
            copy:
      -       body: { en: { plural: name, one: "{name}", other: "{name}s" }, ru: "{name}" }
      +       body: { en: { plural: count, one: "{count} photo", other: "{count} photos" }, ru: "Фото: {count}" }
      """),
    MistakePage(
      "plural/extra-category", "A text has a plural form that the language does not use.",
      "It would never be shown. English has 'one' and 'other', Russian 'one', 'few', 'many' and "
        + "'other', Chinese 'other'. Apple's catalogs may have a text for 0 in any language; here 'variants' with 'choose' "
        + "does that ('notispec explain \"a text for zero\"').",
      MistakeExample(
        soon: """
                arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: { plural: count, one: "{count} day", few: "{count} days", other: "{count} days" }, ru: "Дней: {count}" }
          +       body: { en: { plural: count, one: "{count} day", other: "{count} days" }, ru: "Дней: {count}" }
          """)),
    MistakePage(
      "plural/missing-category", "A plural form that the language needs is missing.",
      "For some numbers there would be no text. In Russian 'one' is for 1, 21, 31 and so on, 'few' "
        + "for 2 to 4 and 22 to 24, 'many' for most others, 'other' for fractions. A form that only millions take, such as "
        + "'many' in French, may be missing (plural/many-missing).",
      MistakeExample(
        soon: """
                arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: { plural: count, one: "{count} day" }, ru: "Дней: {count}" }
          +       body: { en: { plural: count, one: "{count} day", other: "{count} days" }, ru: "Дней: {count}" }
          """)),
    MistakePage(
      "plural/unknown-language", "The plural forms of a language are not known.",
      "CLDR has no plural rules for it, so the forms that a text needs are unknown. Write a text "
        + "without 'plural'. If the code of the language is wrong, correct it."),
  ]
}
