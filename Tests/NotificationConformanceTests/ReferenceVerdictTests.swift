import NotificationConformance
import NotificationRules
import NotificationCivilTime
import SpecModel
import Testing
import YAMLNodes

/// The shipped tables against the reference scheduler, and against rule tables that are wrong on purpose.
@Suite struct ReferenceVerdictTests {
  private let spec: Spec
  private let cases: [ScenarioCase]

  init() throws {
    spec = try Repository.spec("cleaner")
    let trees = try Repository.yamlFiles(below: "conformance").compactMap {
      YAMLReader.read($0.bytes, file: $0.path).tree
    }
    cases = ScenarioLoader(specs: [spec], zone: Zones.rules).load(trees).cases
  }

  @Test func everyShippedCasePasses() {
    let runner = ScenarioRunner(specs: [spec])
    for scenario in cases {
      let result = runner.run(scenario)
      for failure in result.failures {
        Issue.record("\(scenario.id) \(failure.span.file):\(failure.span.start.line): \(failure.message)")
      }
    }
  }
}
