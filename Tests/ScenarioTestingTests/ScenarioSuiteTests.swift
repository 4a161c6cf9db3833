import CourierNotifications
import Foundation
import NotificationRules
import ScenarioTesting
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

private let suites = Result {
  try ScenarioSuite.all(
    of: Courier.self, specs: root.appending(path: "specs/courier"),
    scenarios: root.appending(path: "conformance/courier"))
}

@Test(arguments: try suites.get()) func theScenariosAreMet(_ suite: ScenarioSuite) {
  for failure in suite.failures() {
    Issue.record(
      "\(failure)",
      sourceLocation: SourceLocation(
        fileID: "Courier/\(suite)", filePath: failure.file, line: failure.line, column: failure.column))
  }
}

/// Courier as it would be if somebody had forgotten when a type is due.
private enum LateCourier: NotificationApp {
  static var rules: RuleTable {
    var rules = Courier.rules
    for index in rules.types.indices where rules.types[index].id == "basket_left" { rules.types[index].triggers = [] }
    return rules
  }
}

struct ScenarioSuiteTests {
  @Test func allSuitesAreThere() throws {
    let suites = try suites.get()
    #expect(suites.count > 10 && suites.map(\.caseCount).reduce(0, +) > 150)
    #expect(Set(suites.map(\.name)).count == suites.count)
  }

  @Test func whatAModuleDoesNotDoIsAFailureAtItsLine() throws {
    let late = try ScenarioSuite.all(
      of: LateCourier.self, specs: root.appending(path: "specs/courier"),
      scenarios: root.appending(path: "conformance/courier"))
    let failures = late.flatMap { $0.failures() }
    let failure = try #require(failures.first { $0.file.hasSuffix("/conformance/courier/basket.yaml") })
    let text = try String(contentsOfFile: failure.file, encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[failure.line - 1]
    #expect(line.contains("basket_left"), "\(line)")
    #expect(failure.description.contains("what happened:"))
  }

  @Test func mistakesAreToldWithTheirPlace() throws {
    #expect(throws: ScenarioSuiteError.self) {
      try ScenarioSuite.all(
        of: Courier.self, specs: root.appending(path: "specs/courier"),
        scenarios: root.appending(path: "conformance/cleaner"))
    }
    #expect(throws: (any Error).self) {
      try ScenarioSuite.all(
        of: Courier.self, specs: root.appending(path: "specs/courier"), scenarios: root.appending(path: "nowhere"))
    }
  }
}
