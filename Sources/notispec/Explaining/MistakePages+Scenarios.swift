extension MistakePages {
  /// Mistakes in scenario tables.
  static let scenarios: [MistakePage] = [
    MistakePage(
      "scenario/ambiguous-time", "The clocks show a time twice that day.",
      "In the night when clocks are set back an hour comes twice. Say 'fold: first' or 'fold: "
        + "second'.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-10-25 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "02:30", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-10-25 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "02:30", fold: first, signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "scenario/asserts-nothing", "A scenario expects nothing that could fail.",
      "It would pass whatever happens. Say under 'then' what must hold.",
      MistakeExample(
        .scenarios,
        bad: """
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
              then: []
          """,
        good: """
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
          """)),
    MistakePage(
      "scenario/bad-time", "A time is written in a way that cannot be read.",
      "Times look like \"10:00\", \"2026-03-02 20:00\" or \"+1d 20:00\", in quotes.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "10:00", signal: opened, with: { count: 1 } }
                - { until: "noon" }
              then:
                - { delivered: soon, at: "11:00" }
          """,
        good: """
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
          """)),
    MistakePage(
      "scenario/conflicting-assertions", "Two expectations cannot both hold.",
      "'none' beside a delivery, for example. Remove one of them.",
      MistakeExample(
        .scenarios,
        bad: """
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
                - { delivered: none }
          """,
        good: """
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
          """)),
    MistakePage(
      "scenario/duplicate-case", "Two cases have one id.",
      "Reports and lists of known failures name cases by id. Give one of them another id.",
      MistakeExample(
        .scenarios,
        bad: """
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
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "10:00", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon, at: "11:00" }
          """,
        good: """
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
          """)),
    MistakePage(
      "scenario/skipped-time", "The clocks skip a time that day.",
      "In the night when clocks are set forward an hour does not exist. Choose another time.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-29 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "02:30", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-29 00:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "03:30", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "scenario/time-runs-backwards", "A step stands before the one above it.",
      "Steps are in the order in which they happen. Change the time, or move the step.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "10:00", signal: opened, with: { count: 1 } }
                - { until: "09:30" }
              then:
                - { delivered: soon, at: "11:00" }
          """,
        good: """
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
          """)),
    MistakePage(
      "scenario/unclear-date", "A time has no date, and the case spans several.",
      "Write the date too: \"2026-03-03 20:00\".",
      MistakeExample(
        .scenarios,
        bad: """
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
                - { delivered: soon, at: "11:00" }
          """,
        good: """
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
                - { delivered: soon, at: "2026-03-02 11:00" }
          """)),
    MistakePage(
      "scenario/unknown-event", "An analytics event is expected that the app does not have.",
      "Its name is misspelled, or it is missing under 'analytics.events'.",
      MistakeExample(
        .scenarios,
        bad: """
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
                - { logged_includes: [notif_fird] }
          """,
        good: """
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
                - { logged_includes: [notif_fired] }
          """)),
    MistakePage(
      "scenario/unknown-zone", "There is no time zone of that name.",
      "Time zones are named as 'Europe/Berlin', with capitals.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Berlin } }
          scenarios:
            - id: an-hour-later
              covers: [DEMO/SOON-1]
              steps:
                - { at: "10:00", signal: opened, with: { count: 1 } }
                - { until: "12:00" }
              then:
                - { delivered: soon, at: "11:00" }
          """,
        good: """
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
          """)),
    MistakePage(
      "table/duplicate-key", "Two rows of a table have one key.",
      "The key is the last part of the id of a case. Give each row its own.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [morning, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "table/first-column", "The first column of a table is not 'key'.",
      "Its cells become the last part of the ids of the cases.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [name, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "table/row-length", "A row has more or fewer cells than the table has columns.",
      "Add the cell that is missing, or remove the one too many.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "table/unknown-column", "'{name}' names no column of the table.",
      "The column is misspelled, or missing under 'columns'.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: "{counts}" } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "table/unused-column", "A column of a table is never used.",
      "Its cells change nothing, so the rows may say less than they seem to. Use the column as "
        + "'{name}', or remove it.",
      MistakeExample(
        .scenarios,
        bad: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened, count]
                rows:
                  - [morning, "10:00", 1]
                  - [evening, "18:00", 2]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """,
        good: """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
                columns: [key, opened]
                rows:
                  - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
          """)),
    MistakePage(
      "conform/filter-matches-nothing", "No case has an id that matches '--filter'.",
      "The id is misspelled, or the case was renamed. 'notispec conform' without a filter shows all "
        + "suites."),
    MistakePage(
      "conform/no-case", "There is no scenario to run.",
      "Scenarios stand below 'conformance/' in files whose first key is 'notispec_scenarios'."),
    MistakePage(
      "conform/failed", "A case does not give what the scenario expects.",
      "'--format html' shows what happened and what was expected on one line of time, with the reasons that the "
        + "scheduler gave."),
    MistakePage(
      "known-failing/expired", "A known failure is past its date.",
      "'conformance/known-failing.yaml' excused it until that day. Mend the case, or agree on a new date with the owner "
        + "of the entry."),
    MistakePage(
      "known-failing/matches-nothing", "A known failure names no case.",
      "The case was renamed or removed. Remove the entry, so that it does not excuse another case of that id one day."),
    MistakePage(
      "known-failing/passes", "A case that is known to fail passes.",
      "Remove its entry, or let the pattern name only what fails: left in, it would hide the next failure."),
  ]
}
