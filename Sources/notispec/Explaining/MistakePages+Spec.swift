extension MistakePages {
  /// Mistakes in the keys and values of a description.
  static let spec: [MistakePage] = [
    MistakePage(
      "spec/bad-id", "Something is named in a way that an id cannot be.",
      "Ids become names in Swift, in links and in analytics, so they are written in lower-case Latin "
        + "letters, digits and single '_', at most 64, and begin with a letter.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - signals: { Photos-Cleaned: {} }
        + signals: { photos_cleaned: {} }
        """)),
    MistakePage(
      "spec/bad-value", "A value has the right type and cannot be meant.",
      "A date that does not exist, a number out of its range, a time of 24:00. The finding says what "
        + "is expected.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - policies: { slot: "24:00" }
        + policies: { slot: "00:00" }
        """)),
    MistakePage(
      "spec/conflicting-keys", "Two keys exclude each other.",
      "Each of them says what the other says too, so one of them has to go. If one belongs inside the "
        + "other, indent it.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
        -     triggers: { evening: { calendar: { every: day } } }
              trigger: { after: { signal: opened, delay: 1h } }
              copy:
                body: { en: "Hi", ru: "Привет" }
        """)),
    MistakePage(
      "spec/control-character", "A text holds a character that nobody sees and that acts.",
      "Some turn the words after them round, so that a summary or a name reads otherwise than it is; others come with "
        + "text from elsewhere. The text goes into generated files and pages. Delete the character.",
      MistakeExample(
        .spec,
        #"""
          notispec: 1
        - signals: { closed: { summary: "It was \u202Ecl\u202Cosed." } }
        + signals: { closed: { summary: "It was closed." } }
        """#)),
    MistakePage(
      "spec/duplicate-id", "An id is defined twice.",
      "What names it would not know which one is meant. Rename or remove one of them; the finding "
        + "shows both places, which may stand in two files.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          categories:
            meal:
              actions:
                - { id: LATER, title: { en: "Later", ru: "Позже" } }
        -       - { id: LATER, title: { en: "Never", ru: "Никогда" } }
        +       - { id: NEVER, title: { en: "Never", ru: "Никогда" } }
        """)),
    MistakePage(
      "spec/file-extension", "A file ends in '.yml' or '.YAML'.",
      "Files of a description end in '.yaml'; one with another ending would be left out without a "
        + "word. Rename it."),
    MistakePage(
      "spec/folder-name", "A folder has another name than the app in it.",
      "Findings, waivers and scenarios name an app by its id, and the folder is found by it. Rename "
        + "the folder or change 'app.id'."),
    MistakePage(
      "spec/missing-key", "A key is missing.",
      "Without it the part says too little to be used. Add the key that the finding names; 'notispec "
        + "explain' followed by the key says what it holds.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - deep_links: { targets: { other: {} } }
        + deep_links: { targets: { other: { path: /other } } }
        """)),
    MistakePage(
      "spec/more", "More findings than a report lists.",
      "After 10 000 findings the rest is counted only. Mend the first ones and run again: many of the "
        + "others usually come from the same mistake."),
    MistakePage(
      "spec/not-yet-supported", "A key of the language that this version does not read yet.",
      "It is planned and has no effect so far. Remove it, or use a newer version of notispec."),
    MistakePage(
      "spec/too-many", "A list or a group has more entries than are read.",
      "At most 1000 entries are read in one place, and none of these was. Signals, notifications, strings, "
        + "analytics events, the targets of links, and scenarios with their steps and rows may have 100 000."),
    MistakePage(
      "spec/unknown-id", "Something is named that there is not.",
      "An id is misspelled, or what it names was renamed or never written. The finding asks about "
        + "the nearest id where there is one, and 'check --fix' writes it only where one letter is wrong; "
        + "'notispec list' shows all of them.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
        -     target: hme
        +     target: home
              trigger: { after: { signal: opened, delay: 1h } }
              copy:
                body: { en: "Hi", ru: "Привет" }
        """), covers: ["IOS/CAT-5", "IOS/PAYLOAD-4", "IOS/NCE-3"]),
    MistakePage(
      "spec/unknown-key", "A key that nothing reads.",
      "It is misspelled, or stands one level too high or too low. An unknown key is never skipped: "
        + "what it says would silently not happen.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - signals: { closed: { sumary: "The app was closed." } }
        + signals: { closed: { summary: "The app was closed." } }
        """)),
    MistakePage(
      "spec/unquoted", "A value without quotes is one edit away from being read otherwise.",
      "Some readers of YAML take 20:00 for the number 1200, and quotes of a word processor become a "
        + "part of the text. Put straight quotes around it.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - policies: { slot: 20:00 }
        + policies: { slot: "20:00" }
        """)),
    MistakePage(
      "spec/wrong-type", "A value is of another kind than what is expected there.",
      "A text where a list belongs, a number in quotes, a word that is none of the closed list. The "
        + "finding says what to write.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        - policies: { pending_budget: "60" }
        + policies: { pending_budget: 60 }
        """)),
    MistakePage(
      "links/unfilled-parameter", "A screen needs a value that the notification does not bring.",
      "A tap has to open the screen with all its parameters. Declare an argument of that id, which "
        + "the signal fills, or make the parameter optional.",
      MistakeExample(
        .spec,
        """
          notispec: 1
        + signals: { written: { parameters: { chat_id: { type: string } } } }
          deep_links: { targets: { chat: { path: "/chat/{chat_id}", parameters: { chat_id: { type: string } } } } }
          notifications:
            soon:
              summary: "Soon."
              target: chat
        -     trigger: { after: { signal: opened, delay: 1h } }
        +     trigger: { after: { signal: written, delay: 1h } }
        +     arguments: { chat_id: { type: string, example: "42" } }
              copy:
                body: { en: "Hi", ru: "Привет" }
        """)),
    MistakePage(
      "live-activity/missing-value", "A state of a Live Activity has no words.",
      "The activity can be in that state, and then its view would be empty. Add the text for the "
        + "value.",
      MistakeExample(
        .spec,
        """
          notispec: 1
          live_activities:
            walk:
              attributes: { pet: string }
              state: { phase: { enum: [outside, home] } }
        -     copy: { phase: { outside: { en: "Outside", ru: "На улице" } } }
        +     copy: { phase: { outside: { en: "Outside", ru: "На улице" }, home: { en: "Home", ru: "Дома" } } }
        """)),
  ]
}
