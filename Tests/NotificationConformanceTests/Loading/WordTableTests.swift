import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// The two tables, of steps and of lines: what they say, and that each entry does something.
@Suite struct WordTableTests {
  fileprivate static func specs() throws -> [Spec] {
    try ShippedSpecs.apps.map { try Repository.spec($0) } + Repository.scenarioSpecs()
  }

  @Test(arguments: ScenarioShape.steps + ScenarioShape.assertions)
  func everyWordIsExplained(_ shape: ObjectShape) {
    #expect(shape.doc.hasSuffix("."), "'\(shape.name)' has no doc")
    #expect(Set(shape.fields.map(\.key)).count == shape.fields.count, "'\(shape.name)' has a key twice")
    for field in shape.fields {
      #expect(field.doc.hasSuffix("."), "'\(shape.name).\(field.key)' has no doc")
      #expect(!field.example.isEmpty && field.example != "…", "'\(shape.name).\(field.key)' has no example")
    }
  }

  @Test func everyWordIsThereOnce() {
    #expect(Set(StepVerb.all.map(\.name)).count == StepVerb.all.count)
    #expect(Set(AssertionWord.all.map(\.name)).count == AssertionWord.all.count)
  }

  // MARK: Examples

  @Test(arguments: StepVerb.all.map(\.shape))
  func theExampleOfAStepIsOne(_ shape: ObjectShape) throws {
    let messages = try messages(steps: Self.example(shape), then: "delivered: none")
    #expect(messages.contains([]), "\(messages)")
  }

  @Test(arguments: AssertionWord.all.map(\.shape))
  func theExampleOfALineIsOne(_ shape: ObjectShape) throws {
    let messages = try messages(steps: "until: \"12:00\"", then: Self.example(shape))
    #expect(messages.contains([]), "\(messages)")
  }

  private static func example(_ shape: ObjectShape) -> String {
    let own = shape.fields.filter { $0.isRequired }
    let time = shape.fields.contains { $0.key == "until" } ? ["at: \"10:00\""] : []
    return (time + own.map { "\($0.key): \($0.example)" }).joined(separator: ", ")
  }

  /// What is found in it, in each app.
  private func messages(steps: String, then: String) throws -> [[String]] {
    try Self.specs().map { spec in
      let text = """
        notispec_scenarios: 1
        suite: examples
        app: \(spec.app.id)
        defaults: { start: { at: "2026-03-02 09:00", zone: UTC } }
        scenarios: [{ id: one, covers: [ANY/THING-1], steps: [{ \(steps) }], then: [{ \(then) }] }]
        """
      let read = YAMLReader.read(Array(text.utf8), file: "examples.yaml")
      let tree = try #require(read.tree)
      let result = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
      return (read.diagnostics + result.diagnostics).filter { $0.severity == .error }.map(\.message)
    }
  }

  // MARK: Effects

  /// The shipped cases, with the word of the file at each step and line.
  private struct Shipped: Sendable {
    let cases: [ScenarioCase]
    let apps: [String: AppUnderTest]
    private let lines: [String: [Substring]]

    /// Loaded once for both tests.
    static let all = Result { try Shipped() }

    init() throws {
      let specs = try WordTableTests.specs()
      let files = try Repository.yamlFiles(below: "conformance")
      let trees = try Repository.scenarioTrees.get()
      cases = ScenarioLoader(specs: specs, zone: Zones.rules).load(trees).cases
      apps = Dictionary(uniqueKeysWithValues: specs.map { ($0.app.id, AppUnderTest(TestedApp($0))) })
      lines = Dictionary(
        uniqueKeysWithValues: files.map { file in
          let text = String(decoding: file.bytes, as: UTF8.self)
          return (file.path, text.split(separator: "\n", omittingEmptySubsequences: false))
        })
    }

    func word(at span: SourceSpan) -> String {
      guard let line = lines[span.file]?[Int(span.start.line) - 1] else { return "" }
      return String(
        String.UnicodeScalarView(line.unicodeScalars.dropFirst(Int(span.start.column) - 1).prefix { $0 != ":" }))
    }

    func world(_ scenario: ScenarioCase) throws -> World {
      let app = try #require(apps[scenario.app])
      let scheduler = try #require(app.scheduler(profile: scenario.start.profile))
      return World(
        scheduler: scheduler, start: scenario.start, turns: 10_000, headers: app.app.headers, links: app.app.links)
    }
  }

  /// A verb that is read and then changes nothing would make its scenarios prove nothing.
  @Test func everyStepChangesTheWorldInSomeShippedCase() throws {
    let shipped = try Shipped.all.get()
    var open = Set(StepVerb.all.map(\.name))
    for scenario in shipped.cases where !open.isEmpty {
      guard scenario.steps.contains(where: { open.contains(shipped.word(at: $0.span)) }) else { continue }
      var world = try shipped.world(scenario)
      for index in scenario.steps.indices {
        let step = scenario.steps[index]
        world.advance(to: step.instant)
        let verb = shipped.word(at: step.span)
        let before = open.contains(verb) ? Self.description(world) : nil
        world.perform(scenario.steps[index...index])
        if let before, Self.description(world) != before { open.remove(verb) }
      }
    }
    #expect(open == [], "no step with one of these verbs changes the world in a case below 'conformance'")
  }

  /// Everything but the trace, which says that there was a step, and the rules, which never change.
  private static func description(_ world: World) -> String {
    let others: Set = ["trace", "line", "links", "scheduler", "flow", "machine", "handling", "headers"]
    var text = ""
    for part in Mirror(reflecting: world).children where !others.contains(part.label ?? "") {
      for detail in Mirror(reflecting: part.value).children where !others.contains(detail.label ?? "") {
        dump(detail.value, to: &text)
      }
      if Mirror(reflecting: part.value).children.isEmpty { dump(part.value, to: &text) }
    }
    return text
  }

  /// A line that holds in every world proves nothing.
  @Test func everyLineFailsInSomeWorld() throws {
    let shipped = try Shipped.all.get()
    var open = Set(AssertionWord.all.map(\.name))
    var ends: [String: [World]] = [:]
    for scenario in shipped.cases where ends[scenario.app, default: []].count < 10 {
      var world = try shipped.world(scenario)
      for index in scenario.steps.indices {
        world.advance(to: scenario.steps[index].instant)
        world.perform(scenario.steps[index...index])
      }
      ends[scenario.app, default: []].append(world)
    }
    for scenario in shipped.cases where !open.isEmpty {
      let app = try #require(shipped.apps[scenario.app])
      for line in scenario.then + scenario.steps.flatMap(\.expect) {
        let word = shipped.word(at: line.span)
        guard open.contains(word) else { continue }
        let worlds = [try shipped.world(scenario)] + (ends[scenario.app] ?? [])
        // What a text says is the same in every world of an app, so this line has to fail for another app.
        let judged = word == "string" ? try #require(shipped.apps.first { $0.key != scenario.app }?.value) : app
        let fails = worlds.contains { world in
          !Verification(world: world, app: judged.app, scenario: scenario, isEnd: true).failures(of: [line]).isEmpty
        }
        if fails { open.remove(word) }
      }
    }
    #expect(open == [], "no line with one of these words fails in some world, of those in cases below 'conformance'")
  }
}
