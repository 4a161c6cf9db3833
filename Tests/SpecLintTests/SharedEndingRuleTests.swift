import Testing

@testable import SpecLint

@Suite struct SharedEndingRuleTests {
  private func spec(_ keys: String, _ taken: String = "{}") -> String {
    """
    notispec: 1
    signals:
      dose_due: { parameters: { medicine_id: { type: string }, at: { type: time } } }
      dose_taken: \(taken)
      paused: {}
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      dose:
        summary: "A dose is due."
        target: home
        per: medicine_id
        copy: { body: { en: "Your dose" } }
        \(keys)
    """
  }

  private let message =
    "'dose_taken' has no 'medicine_id', so a single one ends 'notifications.dose' for every 'medicine_id': give the signal "
    + "that parameter"

  @Test(arguments: [
    "trigger: { after: { signal: dose_due, delay: 1h } }\n"
      + "    follow_up: { every: 10m, times: 3, until: { happened: { signal: 1️⃣dose_taken, since: today } } }",
    "trigger: { calendar: { for: dose_due, until: 1️⃣dose_taken, every: day, time: { parameter: at } } }",
    "trigger: { after: { signal: dose_due, delay: 1h } }\n"
      + "    conditions: [{ not: { any: [{ happened: paused }, { happened: { signal: 1️⃣dose_taken, since: last_delivery } }] } }]",
  ])
  func whatEndsAllOfThem(_ keys: String) throws {
    try expectFindings(of: SharedEndingRule(), in: spec(keys), [("1️⃣", message)])
    try expectFindings(
      of: SharedEndingRule(),
      in: spec(keys.replacing("1️⃣", with: ""), "{ parameters: { medicine_id: { type: string } } }"), [])
  }

  @Test func whatIsAboutAllOfThem() throws {
    try expectFindings(
      of: SharedEndingRule(),
      in: spec(
        "trigger: { after: { signal: dose_due, delay: 1h } }\n"
          + "    conditions: [{ not: { happened: paused } }, { happened: { signal: dose_taken, since: last_delivery } }]"
      ),
      [])
  }
}
