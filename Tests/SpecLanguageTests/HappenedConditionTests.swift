import SpecLanguage
import Testing

/// What `happened` takes.
@Suite struct HappenedConditionTests {
  private func findings(_ condition: String, _ message: String? = nil) {
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }\nconditions: [{ happened: \(condition) }]"),
      message.map { [("1️⃣", $0)] } ?? [])
  }

  private let path = "'notifications.hungry.conditions[0].happened"

  @Test func today() {
    findings("{ signal: fed, since: today }")
    findings(
      "{ signal: fed, since: 1️⃣yesterday }",
      "\(path).since' names an unknown signal 'yesterday': add it to 'signals', or use another")
    findings(
      "{ signal: fed, since: 1️⃣Today }",
      "\(path).since' names an unknown signal 'Today': add it to 'signals', or use another")
    findings("{ signal: fed, since: 1️⃣0 }", "\(path).since' must be the id of a signal, not the number 0")
    findings("{ signal: fed, since: 1️⃣[today] }", "\(path).since' must be the id of a signal, not a list")
    findings(
      "{ signal: 1️⃣today }", "\(path).signal' names an unknown signal 'today': add it to 'signals', or use another")
  }

  @Test func noSignalIsCalledToday() {
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }").replacing("  told:", with: "  1️⃣today: {}\n  told:"),
      [("1️⃣", "'signals.today' cannot be the id of a signal: the word has a special meaning")])
  }
}
