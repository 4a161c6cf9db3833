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
      "\(path).since' is 'yesterday', but must be 'trigger', 'last_delivery', 'today' or a signal: for a span write "
        + "'within: 24h' in its place, and for any time leave it out")
    findings(
      "{ signal: fed, since: 1️⃣Today }", "\(path).since' names an unknown signal 'Today'")
    findings(
      "{ signal: fed, since: 1️⃣triger }", "\(path).since' names an unknown signal 'triger'")
    findings("{ signal: fed, since: 1️⃣0 }", "\(path).since' must be the id of a signal, not the number 0")
    findings("{ signal: fed, since: 1️⃣[today] }", "\(path).since' must be the id of a signal, not a list")
    findings(
      "{ signal: 1️⃣today }", "\(path).signal' names an unknown signal 'today': add it to 'signals', or use another")
  }

  @Test func soManyInASpan() {
    findings("{ signal: fed, at_least: 3, within: 7d }")
    findings("{ signal: fed, at_least: 3, since: today }")
    findings("{ signal: fed, at_least: 3 }")
    findings("{ signal: fed, within: 7d }")
    findings("{ signal: fed, at_least: 1️⃣0 }", "\(path).at_least' must be a whole number from 1 to 100, not 0")
    findings("{ signal: fed, at_least: 1️⃣101 }", "\(path).at_least' must be a whole number from 1 to 100, not 101")
    findings("{ signal: fed, at_least: 1️⃣three }", "\(path).at_least' must be a whole number from 1 to 100, not 'three'")
    findings(
      "{ signal: fed, at_least: 1️⃣2.5 }", "\(path).at_least' must be a whole number from 1 to 100, not the number 2.5")
    findings(
      "{ signal: fed, within: 1️⃣7 }",
      "\(path).within' must be a duration such as '30m', '24h' or '7d', not the number 7: write it with its unit, such "
        + "as '7s', '7m', '7h' or '7d'"
    )
    findings("{ signal: fed, within: 1️⃣0m }", "\(path).within' must be between 1m and 3660d, not 0m")
    findings(
      "{ signal: fed, within: 1️⃣week }", "\(path).within' must be a duration such as '30m', '24h' or '7d', not 'week'")
    findings("{ signal: fed, since: today, 1️⃣within: 7d }", "\(path)' cannot have both 'since' and 'within'")
    findings(
      "{ signal: fed, 1️⃣at_most: 3 }",
      "Unknown key 'at_most' in \(path)': 'at_least' counts the signals. For fewer of them write 'not: { happened: { "
        + "signal: …, at_least: 4 } }'; a number that the signal carries is tested in 'where'")
  }

  @Test func noSignalIsCalledToday() {
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }").replacing("  told:", with: "  1️⃣today: {}\n  told:"),
      [("1️⃣", "'signals.today' cannot be the id of a signal: the word has a special meaning")])
  }
}
