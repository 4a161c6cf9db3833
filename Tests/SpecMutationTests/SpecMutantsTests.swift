import SpecLanguage
import SpecMutation
import Testing

@Suite struct SpecMutantsTests {
  /// The ids of all mutants of a piece of a spec that have a text in them.
  private func mutants(of spec: String, with text: String) -> [String] {
    let source = SpecSource(path: "app.yaml", bytes: Array("notispec: 1\n\(spec)".utf8))
    return SpecMutants.all(of: [source]).map(\.id).filter { $0.contains(text) }
  }

  @Test(arguments: [
    ("policies: { pending_budget: 60 }", "budget:", ["59", "61", "1", "100000", "out"]),
    ("policies: { pending_budget: 1 }", "budget:", ["2", "100000", "out"]),
    ("policies: { horizon: 14d }", "horizon:", ["13d23h59m", "14d1m", "13d23h", "14d1h", "out"]),
    ("policies: { quiet_hours: { from: \"23:30\", to: \"08:00\" } }", "from:", ["22:30", "23:29", "23:31", "00:30"]),
    ("notifications: { a: { push: { mutable_content: true } } }", "mutable_content:", ["false", "out"]),
    ("notifications: { a: { on_cap: drop } }", "on_cap:", ["defer", "exempt", "out"]),
    ("notifications: { a: { target: home } }\ndeep_links: { targets: { home: {}, shop: {} } }", "a.target:", ["shop"]),
    ("notifications: { a: { conditions: [{ elapsed: 1h }] } }", "conditions[elapsed 1h]:", ["out", "not"]),
  ])
  func aValueChangesByItsType(_ spec: String, _ key: String, _ changes: [String]) throws {
    let found = mutants(of: spec, with: key)
    #expect(found.map { $0.split(separator: ":", maxSplits: 1).last.map(String.init) } == changes)
  }

  /// Of two with the same priority the first goes first.
  @Test func aPriorityChangesOnlyIfTheTypesGoInAnotherOrder() {
    let spec = """
      notifications:
        first: { priority: 30 }
        second: { priority: 20 }
        third: { priority: 19 }
        last: {}
      """
    #expect(
      mutants(of: spec, with: "priority") == [
        "notifications.first.priority:0", "notifications.first.priority:out", "notifications.second.priority:0",
        "notifications.second.priority:1000", "notifications.second.priority:out", "notifications.third.priority:1000",
        "notifications.third.priority:swap-second", "notifications.second.priority:swap-first",
      ])
  }
}
