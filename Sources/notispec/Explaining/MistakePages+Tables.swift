extension MistakePages {
  /// Mistakes in the tables of scenarios.
  static let tables: [MistakePage] = [
    MistakePage(
      "table/duplicate-key", "Two rows of a table have the same key.",
      "The key is the last part of the id of a case. Give each row its own.",
      MistakeExample(
        .scenarios,
        """
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
        -         - [morning, "18:00"]
        +         - [evening, "18:00"]
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
        """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
        -       columns: [name, opened]
        +       columns: [key, opened]
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
        """
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
        -         - [morning]
        +         - [morning, "10:00"]
                  - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
        """)),
    MistakePage(
      "table/unknown-column", "'{name}' is not a column of the table.",
      "The column is misspelled, or missing under 'columns'.",
      MistakeExample(
        .scenarios,
        """
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
        -       - { at: "{opened}", signal: opened, with: { count: "{counts}" } }
        +       - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
        """)),
    MistakePage(
      "table/unused-column", "A column of a table is never used.",
      "Its cells change nothing, so the rows may test less than they seem to. Use the column as "
        + "'{name}', or remove it.",
      MistakeExample(
        .scenarios,
        """
          notispec_scenarios: 1
          suite: demo.soon
          app: demo
          defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Berlin } }
          scenarios:
            - id: later
              covers: [DEMO/SOON-1]
              table:
        -       columns: [key, opened, count]
        +       columns: [key, opened]
                rows:
        -         - [morning, "10:00", 1]
        -         - [evening, "18:00", 2]
        +         - [morning, "10:00"]
        +         - [evening, "18:00"]
              steps:
                - { at: "{opened}", signal: opened, with: { count: 1 } }
                - { until: "23:00" }
              then:
                - { delivered: soon }
        """)),
  ]
}
