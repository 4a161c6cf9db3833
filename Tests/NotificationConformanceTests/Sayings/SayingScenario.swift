/// What happens on a device whose app has the YAML of a saying.
enum SayingScenario {
  /// The scenario file of a case.
  static func text(of lines: String) -> String {
    """
    notispec_scenarios: 1
    suite: demo.sayings
    app: demo
    defaults:
      start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: authorized, app: background }
    scenarios:
      - id: said
        covers: [ANY/THING-1]
    \(lines.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))

    """
  }
}
