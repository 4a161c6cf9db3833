/// A table of three-step cases about the synthetic app, and one about plans.
enum SyntheticScenarios {
  /// - Parameter suite: A number that tells the suites of several files apart.
  static func yaml(cases count: Int, suite: Int = 0) -> String {
    var out = """
      notispec_scenarios: 1
      suite: synthetic.goals-\(suite)
      app: synthetic
      defaults:
        start:
          at: "2026-03-02 09:00"
          zone: Europe/Moscow
          authorization: authorized
          app: foreground
          locale: ru
      scenarios:
        - id: goal
          title: The push of a goal comes half an hour after it was reached
          covers: [SYNTHETIC/GOAL-1]
          table:
            columns: [key, minute, days]
            rows:

      """
    out.reserveCapacity(count * 40)
    for index in 0..<count {
      let minute = index % 50 + 10
      out += "        - [row-\(index), \"10:\(minute)\", \(index % 90)]\n"
    }
    out += """
          steps:
            - { at: "{minute}", signal: reached_1, with: { days: "{days}" } }
            - { after: 1m, app: background }
            - { until: "12:00" }
          then:
            - { delivered: none }

      """
    return out
  }
}
