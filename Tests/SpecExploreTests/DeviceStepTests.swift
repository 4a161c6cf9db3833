import NotificationCivilTime
import NotificationScheduling
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance
@testable import SpecExplore

/// What a search does besides reporting signals: each step is written as scenarios are read, and can be reached.
@Suite struct DeviceStepTests {
  private static func zone(_ id: String) -> ZoneRules? { id == "UTC" ? .utc : try? SystemZones.rules(id) }

  private static func spec(_ id: String) throws -> Spec {
    try #require(SpecReader.read(try ShippedSpecs.sources(id), folder: id).spec)
  }

  @Test(arguments: ShippedSpecs.apps)
  func aStepIsWrittenAsItIsRead(_ id: String) throws {
    let spec = try Self.spec(id)
    let alphabet = Alphabet(spec, zone: Self.zone)
    let own: [ScenarioStep.Action] =
      [.zoneUnknown, .app(.restore), .permission(.force)] + spec.ruleTable.types.map { .tapTwice(type: $0.id) }
      + spec.ruleTable.preferences.map { .preferRefused(id: $0.id, text: "such as nobody would say") }
    let actions = own + alphabet.device.subjects.flatMap { alphabet.device.all($0) }
    #expect(actions.count > 20)
    let text = StepText(alphabet: alphabet, zone: .utc)
    let read = try Self.read(actions.map(text.words), spec)
    #expect(read == actions)
  }

  /// The steps of one scenario, a minute apart.
  private static func read(_ words: [String], _ spec: Spec) throws -> [ScenarioStep.Action] {
    let yaml = """
      notispec_scenarios: 1
      suite: explored
      app: \(spec.app.id)
      scenarios:
        - id: steps
          title: All steps
          covers: [explored]
          start: { at: "2026-03-02 09:00", zone: UTC }
          steps:
      \(words.map { "      - { after: 1m, \($0) }" }.joined(separator: "\n"))
          then:
            - { delivered: none }
      """
    let tree = try #require(YAMLReader.read(Array(yaml.utf8), file: "explored.yaml").tree)
    let loaded = ScenarioLoader(specs: [spec], zone: Self.zone).load([tree])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return loaded.cases.first?.steps.map(\.action) ?? []
  }

  /// Everything that an app gives occasion for comes about in some history.
  @Test func allIsReached() throws {
    let spec = try Self.spec("messenger")
    let (app, alphabet) = (ExploredApp(spec), Alphabet(spec, zone: Self.zone))
    let random = RandomSearch(app, alphabet, length: 30)
    var done = Exploration(app: "messenger", depth: 0)
    for seed in UInt64(1)...200 { done.add(random.history(seed: seed)) }
    #expect(done.found.map(\.broken) == [])
    let milestones = ExplorationReport.App(done, alphabet, scenarios: []).milestones
    // A registration fails for good only where no token was stored before, which takes more histories.
    #expect(milestones.missed.filter { $0 != .registrationFailed } == [])
  }
}
