import SpecLanguage
import TestSupport
import Testing

@testable import NotificationConformance

/// The reference as a testee, line by line, and in one process: the same happens.
@Suite struct ReferenceTesteeTests {
  /// A testee without a process.
  private final class Link: TesteeLink {
    private var testee: ReferenceTestee

    init(_ testee: ReferenceTestee) { self.testee = testee }

    func exchange(_ line: [UInt8]) throws(TesteeFault) -> [UInt8] { testee.answer(line) }
    func takeWords() -> String { "" }
    func end() {}
  }

  @Test(arguments: ["cleaner", "courier", "messenger", "time"])
  func theSameHappensInEveryCase(_ app: String) throws {
    let cases = try ShippedScenariosTests.cases().filter { $0.app == app }
    // Each kind of suite, and a few cases of each.
    let sample = Dictionary(grouping: cases, by: \.suite).values.flatMap { $0.prefix(6) }
    #expect(sample.count > 20)
    let apps = try apps()
    let runner = ScenarioRunner(apps)
    let connection = connection(apps, cases)
    for scenario in sample {
      let (alone, asTestee) = (runner.run(scenario), runner.run(scenario, on: connection))
      #expect(asTestee.verdict == alone.verdict, "\(scenario.id): \(asTestee.failures.map(\.message))")
      #expect(
        asTestee.fingerprint == alone.fingerprint, "\(scenario.id): \(alone.difference(from: asTestee) ?? ("", ""))")
    }
  }

  /// A story asks about everything, also about what the app would find out later: a testee is not asked for that.
  @Test func nothingIsComparedThatNobodyWasAskedFor() throws {
    let cases = try ShippedScenariosTests.cases()
    let apps = try apps()
    let runner = ScenarioRunner(apps)
    let stories = cases.lazy.filter { $0.app == "cleaner" }.map { scenario in
      var story = scenario
      story.then = []
      return story
    }
    let story = try #require(stories.first { runner.run($0).trace.contains { $0.told == nil } })
    let (alone, asTestee) = (runner.run(story), runner.run(story, on: connection(apps, cases)))
    #expect(alone.difference(from: asTestee) != nil)
    #expect(alone.difference(from: asTestee, by: \.told) == nil)
  }

  private func apps() throws -> [TestedApp] {
    try (ShippedSpecs.apps.map { try Repository.spec($0) } + Repository.scenarioSpecs()).map { TestedApp($0) }
  }

  private func connection(_ apps: [TestedApp], _ cases: [ScenarioCase]) -> TesteeConnection {
    let zones = Dictionary(cases.flatMap { Array($0.start.zones) }, uniquingKeysWith: { first, _ in first })
    return TesteeConnection(runner: "test", tzdata: nil, models: TesteeModels([:])) {
      () throws(TesteeFault) in Link(ReferenceTestee(apps, zones: zones, name: "reference"))
    }
  }
}
