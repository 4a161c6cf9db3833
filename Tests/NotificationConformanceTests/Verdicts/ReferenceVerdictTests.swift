import NotificationCivilTime
import NotificationConformance
import NotificationRules
import SpecLanguage
import Testing
import YAMLNodes

/// The shipped tables against the reference, and against rule tables that are wrong on purpose.
@Suite struct ReferenceVerdictTests {
  private let specs: [Spec]
  private let cases: [ScenarioCase]

  /// Read once for all tests.
  private static let shipped = Result {
    let specs = try ["cleaner", "journal", "messenger", "gallery"].map { try Repository.spec($0) }
    let trees = try Repository.scenarioTrees.get()
    return (specs, ScenarioLoader(specs: specs, zone: Zones.rules).load(trees).cases)
  }

  init() throws { (specs, cases) = try Self.shipped.get() }

  @Test func everyShippedCasePasses() {
    let runner = ScenarioRunner(specs: specs)
    for scenario in cases {
      let result = runner.run(scenario)
      for failure in result.failures {
        Issue.record("\(scenario.id) \(failure.span.file):\(failure.span.start.line): \(failure.message)")
      }
    }
  }

  /// A suite that stays green for a wrong table proves nothing.
  @Test(arguments: WrongTable.all)
  func aWrongTableTurnsAtLeastOneCaseRed(_ wrong: WrongTable) throws {
    let spec = try #require(specs.first { $0.app.id == wrong.app })
    var table = spec.ruleTable
    wrong.change(&table)
    #expect(table != spec.ruleTable, "this changes nothing")
    let runner = ScenarioRunner([TestedApp(spec, rules: table)])
    let own = cases.filter { $0.app == wrong.app }
    #expect(own.contains { runner.run($0).isFailed })
    #expect(own.contains { !runner.run($0).isFailed }, "a break of everything says nothing about the rule it breaks")
  }

  /// Where the app opens is one thing, and where it asks for permission another.
  @Test func theAppOpensAtTheFirstOfItsScreens() throws {
    let spec = try #require(specs.first { $0.app.id == "cleaner" })
    var table = spec.ruleTable
    table.authorization?.fallback = "paywall"
    let id = "cleaner.permission-flow-later/asked-on-the-first-dashboard"
    let scenario = try #require(cases.first { $0.id == id })
    #expect(ScenarioRunner([TestedApp(spec, rules: table)]).run(scenario).isFailed)
    #expect(!ScenarioRunner(specs: specs).run(scenario).isFailed)
  }

  @Test func everyMachineIsBroken() {
    #expect(WrongTable.all.count >= 25)
    #expect(Set(WrongTable.all.map(\.name)).count == WrongTable.all.count)
  }
}
