import Testing

@testable import SpecLint

@Suite struct LastingEndRuleTests {
  private func spec(_ end: String) -> String {
    """
    notispec: 1
    signals: { watered: {}, sold: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      water:
        summary: "Water."
        target: home
        trigger: { calendar: { every: day, time: "19:00" } }
        repeat_after: { days: 7, or_when: { \(end) } }
        copy: { body: { en: "Time to water" } }
    """
  }

  @Test(arguments: [
    "1️⃣happened: watered", "1️⃣happened: { signal: watered, at_least: 3 }",
    "1️⃣any: [{ happened: watered }, { elapsed: { since: sold, at_least: 2d } }]",
    "1️⃣all: [{ happened: watered }, { happened: sold }]",
  ])
  func onceTrueItStaysTrue(_ end: String) throws {
    try expectFindings(
      of: LastingEndRule(), in: spec(end),
      [
        (
          "1️⃣",
          "'notifications.water.repeat_after' is a pause only at first: once 'or_when' is true, it stays true. For what "
            + "comes after the delivery, write 'since: last_delivery'"
        )
      ])
  }

  @Test(arguments: [
    "happened: { signal: watered, since: last_delivery }", "happened: { signal: watered, within: 1d }",
    "not: { happened: watered }", "elapsed: { since: watered, at_least: 2d }",
    "all: [{ happened: watered }, { happened: { signal: sold, since: today } }]",
  ])
  func itMayEndAgain(_ end: String) throws {
    try expectFindings(of: LastingEndRule(), in: spec(end), [])
  }
}
