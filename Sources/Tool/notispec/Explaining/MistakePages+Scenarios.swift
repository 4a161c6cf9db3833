extension MistakePages {
  /// Mistakes in scenarios.
  static let scenarios: [MistakePage] = [
    MistakePage(
      "scenario/asserts-nothing", "A scenario expects nothing that could fail.",
      "It would pass whatever happens. Say under 'then' what must be true. A line that says nothing, a table without "
        + "rows and a file without scenarios are reported too.",
      MistakeExample(
        anHourLater: """
          -     then: []
          +     then:
          +       - { delivered: soon, at: "11:00" }
          """)),
    MistakePage(
      "scenario/conflicting-assertions", "Two expectations cannot both be true.",
      "For example, 'none' and a delivery. Remove one of them. A word that says all there is, such as 'logged', can be "
        + "there once: put everything into it.",
      MistakeExample(
        anHourLater: """
                  - { delivered: soon, at: "11:00" }
          -       - { delivered: none }
          """)),
    MistakePage(
      "scenario/duplicate-case", "Two cases have the same id.",
      "Reports and lists of known failures name cases by id. Give one of them a different id, or delete it if it is a copy.",
      MistakeExample(
        anHourLater: """
                  - { delivered: soon, at: "11:00" }
          -   - id: an-hour-later
          -     covers: [DEMO/SOON-1]
          -     steps:
          -       - { at: "10:00", signal: opened, with: { count: 1 } }
          -       - { until: "12:00" }
          -     then:
          -       - { delivered: soon, at: "11:00" }
          """)),
    MistakePage(
      "scenario/unknown-event", "A scenario expects an analytics event that the app does not have.",
      "Its name is misspelled, or it is missing under 'analytics.events'.",
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
                - { until: "12:00" }
              then:
                - { delivered: soon, at: "11:00" }
        -       - { logged_includes: [notif_fird] }
        +       - { logged_includes: [notif_fired] }
        """)),
  ]
}
