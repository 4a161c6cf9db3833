/// What examples leave out, by the word that their blocks have for it.
extension MistakeExample {
  /// `soon`: what comes before the rest of a type.
  static let soon = """
      notispec: 1
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: opened, delay: 1h } }

    """

  /// `an-hour-later`: a scenario without a mistake.
  static let anHourLater = """
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

  /// `table`: a table without a mistake.
  static let table = """
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
