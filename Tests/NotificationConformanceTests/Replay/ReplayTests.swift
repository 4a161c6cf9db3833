import NotificationRules
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// The interpreter of an app and that of the runner carry out the same core, and are asked for the same.
@Suite struct ReplayTests {
  private static let apps = ShippedSpecs.apps + Repository.scenarioApps

  @Test(arguments: apps) func everyShippedCaseIsTheSameOnAPhone(_ app: String) async throws {
    let spec = try Repository.spec(app)
    let files = try Repository.yamlFiles(below: "conformance/\(app)")
    let trees = files.compactMap { YAMLReader.read($0.bytes, file: $0.path).tree }
    let cases = ScenarioLoader(specs: [spec], zone: Zones.rules).load(trees).cases
    #expect(cases.count > 3)
    let tested = TestedApp(spec)
    let runner = ScenarioRunner([tested])
    var different = 0
    var failing: [String] = []
    let screen = SettingsScreens.of(app)
    #expect((screen == nil) == (spec.settingsScreen == nil), "name the module of an app with a settings screen")
    for scenario in cases where !scenario.leavesCallsUnanswered {
      var told: [ToldStep]? = []
      if runner.run(scenario, &told).verdict != .passed { failing.append(scenario.id) }
      let zones = scenario.start.zones
      let replay = Replay(scenario: scenario, zones: { zones[$0] }, judge: screen ?? { _, _ in nil })
      if let difference = try await replay.difference(told ?? []) {
        different += 1
        if different <= 3 { Issue.record("\(scenario.id): \(difference)") }
      }
    }
    // Both may do the same, and neither what the case says.
    #expect(failing == [])
    #expect(different == 0, "of \(cases.count) cases")
  }
}

extension ScenarioCase {
  /// A call that hangs takes time, which passes differently here: `LostAnswersTests` has such calls.
  var leavesCallsUnanswered: Bool {
    steps.contains { step in
      switch step.action {
      case .fail(.answer, _), .fail(.report, _): true
      default: false
      }
    }
  }
}
