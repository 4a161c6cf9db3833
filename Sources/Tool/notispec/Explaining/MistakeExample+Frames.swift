import SpecLint

extension MistakeExample {
  /// - Parameter diff: What comes after the trigger of the type `soon`.
  init(soon diff: String) { self.init(.spec, Self.soon + diff) }

  /// - Parameter hunk: How the bad file differs from a scenario without a mistake (see `ExamplePair`).
  init(anHourLater hunk: String) { self.init(.scenarios, ExamplePair(hunk: hunk, of: Self.anHourLater)) }

  /// - Parameter hunk: How the bad file differs from a table without a mistake.
  init(table hunk: String) { self.init(.scenarios, ExamplePair(hunk: hunk, of: Self.table)) }

  private static let soon = """
      notispec: 1
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: opened, delay: 1h } }

    """

  private static let anHourLater = """
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
    """

  private static let table = """
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
    """
}
