import Testing

@testable import SpecLint

@Suite struct SamePriorityRuleTests {
  /// Two daily types of one priority.
  private func spec(caps: String, _ keys: String = "") -> String {
    """
    notispec: 1
    policies: { caps: [\(caps)] }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      news:
        summary: "News."
        target: home
        trigger: { calendar: { every: day } }
        priority: 20
        copy: { body: { en: "There is news" } }
        \(keys)
      tidy:
        summary: "Tidy."
        target: home
        trigger: { calendar: { every: day } }
        priority: 20
        copy: { body: { en: "Tidy up" } }
    """
  }

  @Test func withoutACapNothingCompetes() throws {
    try expectFindings(of: SamePriorityRule(), in: spec(caps: ""), [])
  }

  @Test func whatNoCapHoldsBackCompetesForNothing() throws {
    let caps = "{ id: daily, max: 1, per: calendar_day }"
    try expectFindings(of: SamePriorityRule(), in: spec(caps: caps, "on_cap: exempt"), [])
  }
}
