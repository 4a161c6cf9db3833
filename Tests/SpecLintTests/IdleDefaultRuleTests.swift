import Testing

@testable import SpecLint

@Suite struct IdleDefaultRuleTests {
  private func spec(_ settings: String, _ calendar: String, policies: String = "{}", more: String = "") -> String {
    """
    notispec: 1
    policies: \(policies)
    preferences:
      practice: { type: toggle, default: true, controls: all }
    \(settings)
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { calendar: { \(calendar) } }
        copy: { body: { en: "A good moment to practise" } }
    """.replacing("default: true, controls: all", with: more.isEmpty ? "default: true, controls: all" : more)
  }

  private let chosenTimes = "every: day, times: { preference: times }"

  @Test func noTime() throws {
    try expectFindings(
      of: IdleDefaultRule(), in: spec("  1️⃣times: { type: times, default: [] }", chosenTimes),
      [
        (
          "1️⃣",
          "With the settings as installed, 'notifications.daily' never comes: 'preferences.times' has no time"
        )
      ])
  }

  /// Who turns something on chooses the times too.
  @Test func whatIsOffMayBeEmpty() throws {
    try expectFindings(
      of: IdleDefaultRule(),
      in: spec("  times: { type: times, default: [] }", chosenTimes, more: "default: false, controls: all"), [])
    try expectFindings(
      of: IdleDefaultRule(),
      in: spec(
        "  own: { type: toggle, default: false }\n  times: { type: times, default: [], parent: own }", chosenTimes), [])
    try expectFindings(
      of: IdleDefaultRule(), in: spec("  times: { type: times, default: [\"10:00\"] }", chosenTimes), [])
  }

  @Test func quietHoursOfNoLength() throws {
    func night(_ end: String) -> String {
      """
        from: { type: time, default: "08:00" }
        until: { type: time, default: "\(end)" }
      """
    }
    let policies = "{ quiet_hours: { from: { preference: from }, to: { preference: 1️⃣until } } }"
    try expectFindings(
      of: IdleDefaultRule(), in: spec(night("08:00"), "every: day", policies: policies),
      [
        (
          "1️⃣",
          "With the settings as installed, the quiet hours are never quiet: 'from' and 'until' have the same default"
        )
      ])
    try expectFindings(
      of: IdleDefaultRule(),
      in: spec(night("09:00"), "every: day", policies: policies.replacing("1️⃣", with: "")), [])
  }
}
