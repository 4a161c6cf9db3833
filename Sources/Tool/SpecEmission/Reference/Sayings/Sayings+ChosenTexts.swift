extension SayingSubject {
  /// Texts whose words depend on the notification.
  static let chosenTexts: [Saying] = [
    Saying(
      "On Sunday at 18:00: “34 words in 3 lessons”, right in every language.",
      words: "several two numbers plurals count plural forms sentence translate weekly week report summary statistics",
      yaml: """
        app: { locales: [en, pl, zh-Hans] }
        signals: { lesson_finished: { parameters: { words: { type: int }, lessons: { type: int } } } }
        notifications:
          report:
            trigger: { calendar: { every: week, weekday: sunday, time: "18:00" } }
            conditions: [{ happened: { signal: lesson_finished, within: 7d } }]
            arguments:
              words: { type: int, example: 34, from: { signal: lesson_finished, parameter: words } }
              lessons: { type: int, example: 3, from: { signal: lesson_finished, parameter: lessons } }
            copy:
              body:
                en:
                  plural: [words, lessons]
                  text: "{words} in {lessons}"
                  forms:
                    words: { one: "{words} word", other: "{words} words" }
                    lessons: { one: "{lessons} lesson", other: "{lessons} lessons" }
                pl:
                  plural: [words, lessons]
                  text: "{words} w {lessons}"
                  forms:
                    words: { one: "{words} słowo", few: "{words} słowa", many: "{words} słów", other: "{words} słowa" }
                    lessons: { one: "{lessons} lekcji", few: "{lessons} lekcjach", many: "{lessons} lekcjach", other: "{lessons} lekcji" }
                zh-Hans: "{lessons} 节课，{words} 个单词"
        """,
      effect: """
        After each lesson the app reports the numbers of the week so far, and the text shows the newest; without a \
        lesson in seven days nothing comes. Here the week begins on Sunday at 18:00, when the report comes: count a \
        lesson on Sunday evening for the next one. Each number chooses one of its forms, which goes into the sentence. \
        `check` asks for exactly the forms of each language; Chinese has one, so a plain text is enough.
        """),
    Saying(
      "One text after 7 days, another after 30.",
      words: "different wording per trigger win back inactive second reminder variant escalate",
      yaml: """
        signals: { closed: {}, opened: {} }
        policies: { horizon: 31d }
        notifications:
          win_back:
            triggers:
              after_7_days: { after: { signal: closed, delay: 7d, from: last } }
              after_30_days: { after: { signal: closed, delay: 30d, from: last } }
            conditions: [{ not: { happened: { signal: opened, since: trigger } } }]
            copy:
              body:
                variants:
                  choose: trigger
                  after_7_days: { en: "A week without you" }
                  after_30_days: { en: "A whole month. Shall we start again?" }
        """,
      effect: "The variants are named after the triggers. Analytics has the name in the parameter `variant`."),
    Saying(
      "More dramatic from 100 days.",
      words: "threshold number streak wording depends on value at least level tone more than",
      yaml: """
        signals: { streak_kept: { parameters: { days: { type: int } } } }
        notifications:
          streak_in_danger:
            trigger: { after: { signal: streak_kept, delay: 20h, from: last } }
            arguments: { days: { type: int, example: 7 } }
            copy:
              body:
                variants:
                  choose: { parameter: days, dramatic: { at_least: 100 }, calm: {} }
                  dramatic: { en: "Do not lose your streak of {days}!" }
                  calm: { en: "Keep your streak: {days}" }
        """,
      effect: """
        The first test that the number passes decides; `{}` is for all others. `check` finds numbers that no test is for, and \
        tests that nothing reaches.
        """),
    Saying(
      "“No new messages” where the number is zero.",
      words: "text for zero none nothing empty 0 plural special case no items one none wording number form",
      yaml: """
        signals: { day_ended: { parameters: { messages: { type: int } } } }
        notifications:
          summary:
            trigger: { after: { signal: day_ended, delay: 0m } }
            arguments: { messages: { type: int, example: 3 } }
            copy:
              body:
                variants:
                  choose: { parameter: messages, some: { at_least: 1 }, none: {} }
                  some: { en: { plural: messages, one: "{messages} new message", other: "{messages} new messages" } }
                  none: { en: "No new messages" }
        """,
      effect: """
        English has no plural form `zero`: Apple shows one for 0 in every language, CLDR and notispec only where the \
        language has it, such as Arabic. `choose` does it in all of them.
        """),
    Saying(
      "The right pronoun for a friend: he, she or they.",
      words: "gender pronoun women men woman man different message grammar him her male female form of address word",
      yaml: """
        signals: { friend_joined: { parameters: { name: { type: string }, pronoun: { type: string } } } }
        notifications:
          friend_here:
            trigger: { after: { signal: friend_joined, delay: 0m } }
            arguments:
              name: { type: string, example: "Ann" }
              pronoun: { type: string, enum: [she, he, they] }
            copy:
              body:
                variants:
                  choose: { argument: pronoun }
                  they: { en: "{name} is here. Say hello to them" }
                  she: { en: "{name} is here. Say hello to her" }
                  he: { en: "{name} is here. Say hello to him" }
        """,
      effect: "Each value has a variant. The first one is also for a value that is missing or not in the list."),
  ]
}
