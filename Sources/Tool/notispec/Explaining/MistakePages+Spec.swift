extension MistakePages {
  /// Mistakes in the keys and values of a description.
  static let spec: [MistakePage] = [
    MistakePage(
      "spec/bad-id", "A name is not a valid id.",
      "Ids become names in Swift, in links and in analytics, so they are written in lower-case Latin "
        + "letters, digits and single '_', at most 64, and begin with a letter. A few words have a special meaning and "
        + "cannot be ids. Other names, such as those of scenarios, have rules of their own: the finding says which.",
      """
      - signals: { Photos-Cleaned: {} }
      + signals: { photos_cleaned: {} }
      """),
    MistakePage(
      "spec/bad-value", "A value has the right type but makes no sense.",
      "For example, a date that does not exist, a number out of its range, or a time of 24:00. The finding says what "
        + "is expected.",
      """
      - policies: { slot: "24:00" }
      + policies: { slot: "00:00" }
      """,
      proofs: [
        MistakeProof(["IOS/PAYLOAD-9"], .spec, typeWith("relevance: 1.5")),
        MistakeProof(
          ["IOS/REL-1"], .spec,
          """
          notispec: 1
          notifications:
            soon: { summary: "Soon.", target: home, push: { push_type: voip }, copy: { body: { en: "Hi", ru: "Привет" } } }
          """),
      ]),
    MistakePage(
      "spec/conflicting-keys", "Two keys cannot be used together.",
      "They say the same thing or contradict each other, so remove one of them. If one belongs inside the "
        + "other, indent it. If a key makes no sense without another one, add that or remove the key.",
      """
        notifications:
          soon:
            summary: "Soon."
            target: home
      -     triggers: { evening: { calendar: { every: day } } }
            trigger: { after: { signal: opened, delay: 1h } }
            copy:
              body: { en: "Hi", ru: "Привет" }
      """),
    MistakePage(
      "spec/control-character", "A text contains an invisible control character.",
      "Some reverse the words after them, so that a summary or a name reads differently; others come along when text is "
        + "pasted. The text goes into generated files and pages. Delete the character.",
      MistakeExample(
        .spec,
        #"""
          notispec: 1
        - signals: { closed: { summary: "It was \u202Ecl\u202Cosed." } }
        + signals: { closed: { summary: "It was closed." } }
        """#)),
    MistakePage(
      "spec/duplicate-id", "An id is defined twice.",
      "References to it would be ambiguous. Rename or remove one of them. The two places may be in two files. The same "
        + "goes for payload keys, texts of a language and entries of a list: each can be there only once.",
      """
        categories:
          meal:
            actions:
              - { id: LATER, title: { en: "Later", ru: "Позже" } }
      -       - { id: LATER, title: { en: "Never", ru: "Никогда" } }
      +       - { id: NEVER, title: { en: "Never", ru: "Никогда" } }
      """),
    MistakePage(
      "spec/file-extension", "A file ends in '.yml' or '.YAML'.",
      "Spec files end in '.yaml'. A file with another extension would be silently ignored. Rename it. The settings of "
        + "the workspace are in 'notispec.yaml', in lower case."),
    MistakePage(
      "spec/folder-name", "A folder's name differs from the id of its app.",
      "Findings, waivers and scenarios refer to an app by its id, which must also be the name of its folder. Rename "
        + "the folder or change 'app.id'."),
    MistakePage(
      "spec/missing-key", "A key is missing.",
      "Without it there is too little to go on. Add the key that the finding names; 'notispec "
        + "explain' followed by the key says what it means.",
      """
      - deep_links: { targets: { other: {} } }
      + deep_links: { targets: { other: { path: /other } } }
      """,
      proofs: [
        MistakeProof(
          ["NOTIF-001/AC-9"], .spec,
          """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              trigger: { after: { signal: opened, delay: 1h } }
              copy: { body: { en: "Hi", ru: "Привет" } }
          """),
        MistakeProof(
          ["NOTIF-001/COPY-4", "NOTIF-001/COPY-5"], .spec,
          """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              copy: { title: { en: "Hi", ru: "Привет" } }
          """),
      ]),
    MistakePage(
      "spec/more", "There are more findings than a report lists.",
      "After 10 000 findings the rest are only counted. Fix the first ones and run again: many of the "
        + "others usually have the same cause.",
      standing: asSeriousAsTheRest),
    MistakePage(
      "spec/not-yet-supported", "This version does not support a key yet.",
      "It is planned but has no effect so far. Remove it, or use a newer version of notispec."),
    MistakePage(
      "spec/too-many", "A list or a group has too many entries.",
      "At most 1000 entries are read in one place, and none of these were. Signals, notifications, strings, "
        + "analytics events, link targets, requirements, and scenarios with their steps and rows may have 100 000. All "
        + "scenarios together may have 100 000 cases and 1 000 000 steps and expectations."),
    MistakePage(
      "spec/unknown-id", "An id is unknown.",
      "The id is misspelled, or what it refers to was renamed or never written. The finding suggests "
        + "the nearest id if there is one, and 'check --fix' applies it only if one letter is wrong, missing or extra, "
        + "two are swapped, or only capitals differ. 'notispec list' shows the ids of signals, screens, settings and "
        + "so on.",
      """
        notifications:
          soon:
            summary: "Soon."
      -     target: hme
      +     target: home
            trigger: { after: { signal: opened, delay: 1h } }
            copy:
              body: { en: "Hi", ru: "Привет" }
      """,
      proofs: [
        MistakeProof(
          ["IOS/CAT-5", "IOS/PAYLOAD-4"], .spec,
          """
          notispec: 1
          notifications:
            soon:
              summary: "Soon."
              target: home
              trigger: { after: { signal: opened, delay: 1h } }
              category: messages
              copy: { body: { en: "Hi", ru: "Привет" } }
          """)
      ]),
    MistakePage(
      "spec/unknown-key", "A key is unknown.",
      "It is misspelled, or one level too high or too low: wrongly indented, or in the wrong braces. Unknown keys are "
        + "never ignored: if they were, what they ask for would silently not happen.",
      """
      - signals: { closed: { sumary: "The app was closed." } }
      + signals: { closed: { summary: "The app was closed." } }
      """),
    MistakePage(
      "spec/unquoted", "A value without quotes may be misread.",
      "Some YAML readers take 20:00 for the number 1200, and a word processor's curly quotes become "
        + "part of the text. Put straight quotes around it.",
      """
      - policies: { slot: 20:00 }
      + policies: { slot: "20:00" }
      """),
    MistakePage(
      "spec/wrong-type", "A value is of the wrong kind.",
      "For example, a text where a list belongs, a number in quotes, or a word that is not on the list. The "
        + "finding says what to write.",
      """
      - policies: { pending_budget: "60" }
      + policies: { pending_budget: 60 }
      """,
      proofs: [
        MistakeProof(["IOS/SRC-2"], .spec, "notispec: 1\npush: { providers: [websocket] }\n"),
        MistakeProof(["IOS/APNS-2"], .spec, "notispec: 1\npush: { authentication: { method: password } }\n"),
        MistakeProof(["IOS/PAYLOAD-8"], .spec, typeWith("interruption_level: loud")),
        MistakeProof(
          ["IOS/ATT-5"], .spec, typeWith("attachments: [{ id: voice, file: \"voice.ogg\", format: ogg }]")),
      ]),
    MistakePage(
      "links/unfilled-parameter", "A screen needs a value that the notification does not provide.",
      "A tap has to open the screen with all its parameters. Declare an argument with that id and type, which the "
        + "signal fills, or make the parameter optional. A value that is always the same can be given in 'target'.",
      """
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
      """),
    MistakePage(
      "live-activity/missing-value", "A state of a Live Activity has no words.",
      "The activity can be in that state, and then its view would be empty. Add the text for the "
        + "value.",
      """
        live_activities:
          walk:
            attributes: { pet: string }
            state: { phase: { enum: [outside, home] } }
      -     copy: { phase: { outside: { en: "Outside", ru: "На улице" } } }
      +     copy: { phase: { outside: { en: "Outside", ru: "На улице" }, home: { en: "Home", ru: "Дома" } } }
      """),
  ]
}

/// A type with one more line.
private func typeWith(_ line: String) -> String {
  """
  notispec: 1
  notifications:
    soon:
      summary: "Soon."
      target: home
      trigger: { after: { signal: opened, delay: 1h } }
      \(line)
      copy: { body: { en: "Hi", ru: "Привет" } }

  """
}
