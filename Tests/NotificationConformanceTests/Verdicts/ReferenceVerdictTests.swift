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
    let trees = try Repository.yamlFiles(below: "conformance").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
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

  @Test func everyMachineIsBroken() {
    #expect(WrongTable.all.count >= 25)
    #expect(Set(WrongTable.all.map(\.name)).count == WrongTable.all.count)
  }
}
