extension MistakePages {
  /// Mistakes in texts.
  static let copy: [MistakePage] = [
    MistakePage(
      "copy/comment-in-text", "A text without quotes ends before a '#'.",
      "YAML takes ' #' and everything after it for a comment, so people would read half of the text. "
        + "Put the text in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          strings:
            title:
        -     en: Photo #1
        +     en: "Photo #1"
              ru: "Фото №1"
        """)),
    MistakePage(
      "copy/missing-locale", "A text is missing in one of the languages of the app.",
      "On the device a missing translation falls back to another language without a word. Add the "
        + "text; 'status: proposed' marks one that nobody has approved yet.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: "Settings" } }
        + strings: { title: { en: "Settings", ru: "Настройки" } }
        """)),
    MistakePage(
      "copy/missing-variant", "A setting has an option for which there is no text.",
      "Who chooses that option would get no notification. Write a variant with the id of the option.",
      MistakeExample(
        .spec,
        """
          notispec: 1
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
        """)),
    MistakePage(
      "copy/open-brace", "A brace is open or closed alone.",
      "'{name}' stands for a value. Write '{{' or '}}' for a brace that people are to read.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              arguments: { count: { type: int, example: 3 } }
              copy:
        -       body: { en: "{count new", ru: "{count} новых" }
        +       body: { en: "{count} new", ru: "{count} новых" }
        """)),
    MistakePage(
      "copy/undeclared-locale", "A text is there for a language that the app does not have.",
      "'app.locales' lists the languages. The key is misspelled, or the language is to be added "
        + "there.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: "Settings", ru: "Настройки", de: "Einstellungen" } }
        + strings: { title: { en: "Settings", ru: "Настройки" } }
        """)),
    MistakePage(
      "copy/uneven-turns", "The languages list different numbers of texts that take turns.",
      "The texts take turns together, whatever the language. Every language needs as many.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              copy:
        -       body: { variants: { choose: rotate, calm: { en: ["Hi", "Hello"], ru: ["Привет"] } } }
        +       body: { variants: { choose: rotate, calm: { en: ["Hi", "Hello"], ru: ["Привет", "Здравствуйте"] } } }
        """)),
    MistakePage(
      "copy/unfilled-argument", "Nothing brings the value that a text shows.",
      "The value comes from a parameter of the signal that starts the notification, with the same id "
        + "and type. A notification by the calendar has none.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
        -     arguments: { name: { type: string, example: "Anna" } }
        +     arguments: { count: { type: int, example: 3 } }
              copy:
        -       body: { en: "{name} is here", ru: "{name} тут" }
        +       body: { en: "{count} new", ru: "{count} новых" }
        """)),
    MistakePage(
      "copy/unknown-argument", "A text shows a value that is not declared.",
      "'{name}' stands for the argument 'name' of the notification. A placeholder is misspelled or "
        + "was translated, or the argument is missing under 'arguments'.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              arguments: { count: { type: int, example: 3 } }
              copy:
        -       body: { en: "{count} new", ru: "{counts} новых" }
        +       body: { en: "{count} new", ru: "{count} новых" }
        """)),
    MistakePage(
      "copy/unknown-variant", "A variant is there for a value that the setting cannot have.",
      "Nobody would ever read it. The variant is misspelled, or the option is missing under the "
        + "setting.",
      MistakeExample(
        .spec,
        """
          notispec: 1
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
        """)),
    MistakePage(
      "copy/unquoted", "A text without quotes was taken apart.",
      "In braces YAML ends a text at a comma, and takes a text that begins with '{' for keys. People "
        + "would read a part of it or nothing. Put the text in quotes.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - strings: { title: { en: Hi, friend, ru: "Привет" } }
        + strings: { title: { en: "Hi, friend", ru: "Привет" } }
        """)),
    MistakePage(
      "copy/unused-argument", "One language leaves out a value that another one shows.",
      "A number or a name would be missing there. Show it in all languages; if none needs it, remove "
        + "the argument. Where a number is not shown and only chooses between words, every language says so: "
        + "`{ plural: count, other: \"新しい写真\" }`, with the plural forms that the language has.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              arguments: { count: { type: int, example: 3 } }
              copy:
        -       body: { en: "{count} new", ru: "Есть новые" }
        +       body: { en: "{count} new", ru: "{count} новых" }
        """)),
  ]
}
