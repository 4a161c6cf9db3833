extension MistakePages {
  /// Mistakes in texts.
  static let copy: [MistakePage] = [
    MistakePage(
      "copy/comment-in-text", "A text without quotes ends before a '#'.",
      "YAML treats ' #' and everything after it as a comment, so people would read half of the text. "
        + "Put the text in quotes.",
      """
        strings:
          title:
      -     en: Photo #1
      +     en: "Photo #1"
            ru: "Фото №1"
      """),
    MistakePage(
      "copy/missing-locale", "A text is missing in one of the languages of the app.",
      "On the device, a missing translation silently falls back to another language. Add the text; "
        + "'status: proposed' marks one that is not approved yet.",
      """
      - strings: { title: { en: "Settings" } }
      + strings: { title: { en: "Settings", ru: "Настройки" } }
      """),
    MistakePage(
      "copy/missing-variant", "A text lacks a variant that 'choose' can pick.",
      "In that case people would get no notification. Write a variant with the id of the option, arm, value, trigger "
        + "or test. Where a number chooses, end with a variant without a test, for all other numbers and for a "
        + "missing one.",
      """
        preferences: { tone: { type: toggle, default: true } }
        notifications:
          soon:
            summary: "Soon."
            target: home
            trigger: { after: { signal: opened, delay: 1h } }
            copy:
              body:
                variants:
                  choose: { preference: tone }
                  on: { en: "Hi", ru: "Привет" }
      +           off: { en: "Hello", ru: "Здравствуйте" }
      """),
    MistakePage(
      "copy/open-brace", "A brace has no counterpart.",
      "'{name}' is a placeholder for a value: add the other brace. Write '{{' or '}}' for a literal brace.",
      MistakeExample(
        soon: """
                arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: "{count new", ru: "{count} новых" }
          +       body: { en: "{count} new", ru: "{count} новых" }
          """)),
    MistakePage(
      "copy/undeclared-locale", "A text is in a language that the app does not have.",
      "'app.locales' lists the languages. The key is misspelled, or the language has to be added "
        + "there. 'en:Hi' needs a space after the colon.",
      """
      - strings: { title: { en: "Settings", ru: "Настройки", de: "Einstellungen" } }
      + strings: { title: { en: "Settings", ru: "Настройки" } }
      """),
    MistakePage(
      "copy/uneven-turns", "The languages have different numbers of rotating texts.",
      "The texts rotate together in all languages, so every language needs the same number.",
      MistakeExample(
        soon: """
                copy:
          -       body: { variants: { choose: rotate, calm: { en: ["Hi", "Hello"], ru: ["Привет"] } } }
          +       body: { variants: { choose: rotate, calm: { en: ["Hi", "Hello"], ru: ["Привет", "Здравствуйте"] } } }
          """)),
    MistakePage(
      "copy/unfilled-argument", "Nothing provides the value that a text shows.",
      "The value comes from the signal that triggers the notification: from its parameter with the same id and type. "
        + "A trigger with a date or a place has no signal: then values come from the signals that 'from' names. If "
        + "the signal can leave the value out, add a 'default'. An argument with a currency or a time zone has to be "
        + "declared too, as a string.",
      MistakeExample(
        soon: """
          -     arguments: { name: { type: string, example: "Anna" } }
          +     arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: "{name} is here", ru: "{name} тут" }
          +       body: { en: "{count} new", ru: "{count} новых" }
          """)),
    MistakePage(
      "copy/unknown-formats", "notispec cannot write the numbers, money or dates of a language.",
      "'type: money', 'decimal' and 'instant' are written as CLDR says, but notispec does not have the formats of all "
        + "languages. For one that it does not have, let the app write the value and report it as a string.",
      """
        app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [ia], source_locale: ia, delivery: local }
        signals: { bought: { parameters: { price: { type: double }, sum: { type: string } } } }
        notifications:
          soon:
            summary: "Soon."
            target: home
            trigger: { after: { signal: bought, delay: 1h } }
      -     arguments: { price: { type: money, currency: EUR } }
      -     copy: { body: { ia: "{price}" } }
      +     arguments: { sum: { type: string } }
      +     copy: { body: { ia: "{sum}" } }
      """),
    MistakePage(
      "copy/unused-default", "A default is never used.",
      "'default' of an argument is what is said while there is no value. A value that comes with the signal that starts "
        + "the notification, and is not optional there, is never missing.",
      MistakeExample(
        soon: """
          -     arguments: { count: { type: int, default: { en: "Some", ru: "Несколько" } } }
          +     arguments: { count: { type: int } }
                copy:
                  body: { en: "{count} new", ru: "{count} новых" }
          """)),
    MistakePage(
      "copy/unknown-argument", "A text shows a value that is not declared.",
      "'{name}' is a placeholder for the argument 'name' of the notification. The placeholder is misspelled or was "
        + "translated, or the argument is missing under 'arguments'. Some texts, such as the words on a button, take "
        + "no values: there write '{{' and '}}' for braces.",
      MistakeExample(
        soon: """
                arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: "{count} new", ru: "{counts} новых" }
          +       body: { en: "{count} new", ru: "{count} новых" }
          """)),
    MistakePage(
      "copy/unknown-variant", "A text has a variant that 'choose' can never pick.",
      "It would never be shown. The variant is misspelled, or the option, arm, value, trigger or test is missing.",
      """
        preferences: { tone: { type: toggle, default: true } }
        notifications:
          soon:
            summary: "Soon."
            target: home
            trigger: { after: { signal: opened, delay: 1h } }
            copy:
              body:
                variants:
                  choose: { preference: tone }
                  on: { en: "Hi", ru: "Привет" }
      -           of: { en: "Hello", ru: "Здравствуйте" }
      +           off: { en: "Hello", ru: "Здравствуйте" }
      """),
    MistakePage(
      "copy/unquoted", "A text without quotes was split up.",
      "Inside braces YAML ends a text at a comma, and reads a text that begins with '{' as keys. People "
        + "would see part of it or nothing. Put the text in quotes.",
      """
      - strings: { title: { en: Hi, friend, ru: "Привет" } }
      + strings: { title: { en: "Hi, friend", ru: "Привет" } }
      """),
    MistakePage(
      "copy/unused-argument", "A value is missing in one language, or shown in none.",
      "A number or a name would be missing there. Show it in all languages; if none needs it, remove "
        + "the argument. Where a number is not shown and only chooses between words, every language says so: "
        + "`{ plural: count, other: \"新しい写真\" }`, with the plural forms that the language has.",
      MistakeExample(
        soon: """
                arguments: { count: { type: int, example: 3 } }
                copy:
          -       body: { en: "{count} new", ru: "Есть новые" }
          +       body: { en: "{count} new", ru: "{count} новых" }
          """)),
  ]
}
