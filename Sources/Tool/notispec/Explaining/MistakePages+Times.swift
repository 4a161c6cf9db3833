extension MistakePages {
  /// Mistakes in the times of scenarios.
  static let times: [MistakePage] = [
    MistakePage(
      "scenario/ambiguous-time", "A time occurs twice that day.",
      "On the night when the clocks go back, an hour occurs twice. Write 'fold: first' or 'fold: "
        + "second'.",
      MistakeExample(
        .scenarios,
        """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-10-25 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
        -       - { at: "02:30", signal: opened, with: { count: 1 } }
        +       - { at: "02:30", fold: first, signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
        """)),
    MistakePage(
      "scenario/bad-time", "A time cannot be read.",
      "Write times like \"10:00\", \"2026-03-02 20:00\" or \"+1d 20:00\", in quotes. The start of a case needs a date. "
        + "A few keys take a date or a duration instead: then the finding says so.",
      MistakeExample(
        anHourLater: """
          -       - { until: "noon" }
          +       - { until: "12:00" }
          """)),
    MistakePage(
      "scenario/skipped-time", "A time does not exist that day.",
      "On the night when the clocks go forward, an hour is skipped. Choose another time.",
      MistakeExample(
        .scenarios,
        """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-29 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
        -       - { at: "02:30", signal: opened, with: { count: 1 } }
        +       - { at: "03:30", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
        """)),
    MistakePage(
      "scenario/time-runs-backwards", "A step is earlier than the one above it, or than the start.",
      "Steps are in the order in which they happen. Change the time, or move the step.",
      MistakeExample(
        anHourLater: """
          -       - { until: "09:30" }
          +       - { until: "12:00" }
          """)),
    MistakePage(
      "scenario/unclear-date", "A time has no date, and the case spans several.",
      "Write the date too: \"2026-03-03 20:00\".",
      MistakeExample(
        .scenarios,
        """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "10:00", signal: opened, with: { count: 1 } }
                - { until: "2026-03-04 12:00" }
              then:
        -       - { delivered: soon, at: "11:00" }
        +       - { delivered: soon, at: "2026-03-02 11:00" }
        """)),
    MistakePage(
      "scenario/unknown-zone", "There is no time zone with that name.",
      "Time zones have names like 'Europe/Berlin', with capitals.",
      MistakeExample(
        anHourLater: """
          - defaults: { start: { at: "2026-03-02 09:00", zone: Berlin } }
          + defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          """)),
  ]
}
