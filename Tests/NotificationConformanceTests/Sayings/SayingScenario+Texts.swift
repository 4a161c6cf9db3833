extension SayingScenario {
  /// What it says.
  static let texts: [SayingScenario] = [
    SayingScenario(
      "On Sunday at 18:00: “34",
      steps: """
        - { at: "2026-03-04 10:00", signal: lesson_finished, with: { words: 20, lessons: 2 } }
        - { at: "2026-03-06 10:00", signal: lesson_finished, with: { words: 34, lessons: 3 } }
        - { at: "2026-03-08 20:00", signal: lesson_finished, with: { words: 5, lessons: 1 } }
        - { until: "2026-03-23 09:00" }
        """,
      then: """
        - { delivered: report, at: "2026-03-08 18:00", text: { en: "34 words in 3 lessons", pl: "34 słowa w 3 lekcjach" } }
        - { delivered: report, at: "2026-03-15 18:00", text: { en: "5 words in 1 lesson", pl: "5 słów w 1 lekcji" } }
        """),
    SayingScenario(
      "One text after 7 days",
      steps: """
        - { at: "10:00", signal: closed }
        - { until: "2026-04-02 09:00" }
        """,
      then: """
        - { delivered: win_back, at: "2026-03-09 10:00", text: { en: "A week without you" } }
        - { delivered: win_back, at: "2026-04-01 11:00", text: { en: "A whole month. Shall we start again?" } }
        """),
    SayingScenario(
      "More dramatic from 100 days",
      steps: """
        - { at: "10:00", signal: streak_kept, with: { days: 99 } }
        - { until: "2026-03-03 07:00" }
        - { at: "2026-03-03 10:00", signal: streak_kept, with: { days: 100 } }
        - { until: "2026-03-04 09:00" }
        """,
      then: """
        - { delivered: streak_in_danger, at: "2026-03-03 06:00", text: { en: "Keep your streak: 99" } }
        - { delivered: streak_in_danger, at: "2026-03-04 06:00", text: { en: "Do not lose your streak of 100!" } }
        """),
    SayingScenario(
      "“No new messages” where",
      steps: """
        - { at: "10:00", signal: day_ended, with: { messages: 0 } }
        - { at: "11:00", signal: day_ended, with: { messages: 1 } }
        - { until: "2026-03-02 12:00" }
        """,
      then: """
        - { delivered: summary, at: "10:00", text: { en: "No new messages" } }
        - { delivered: summary, at: "11:00", text: { en: "1 new message" } }
        """),
    SayingScenario(
      "The right pronoun",
      steps: """
        - { at: "10:00", signal: friend_joined, with: { name: Ann, pronoun: she } }
        - { until: "2026-03-02 11:00" }
        """,
      then: """
        - { delivered: friend_here, at: "10:00", text: { en: "Ann is here. Say hello to her" } }
        """),
  ]
}
