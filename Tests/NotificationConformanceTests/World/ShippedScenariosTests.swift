import NotificationRules
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct ShippedScenariosTests {
  private let requirements: RequirementsFile
  private let result: ScenarioLoader.Result

  private static let loaded = Result { try load(coverage: nil) }

  init() throws {
    let trees = try Repository.scenarioTrees.get()
    requirements = RequirementsFile(try #require(trees.first { $0.file == "conformance/requirements.yaml" }))
    result = try Self.loaded.get()
  }

  /// All shipped cases.
  static func cases() throws -> [ScenarioCase] { try loaded.get().cases }

  private static func load(coverage: ShapeCoverage?) throws -> ScenarioLoader.Result {
    let trees = try Repository.scenarioTrees.get()
    let traps = RequirementsFile(traps: try #require(trees.first { $0.file == "conformance/traps.yaml" }))
    let ofApps = trees.filter { $0.file.hasSuffix("requirements.yaml") }.flatMap { RequirementsFile($0).requirements }
    let loader = ScenarioLoader(
      specs: try ShippedSpecs.apps.map { try Repository.spec($0) } + Repository.scenarioSpecs(),
      requirements: (traps.requirements + ofApps).map(\.id), zone: Zones.rules)
    return loader.load(trees, coverage: coverage)
  }

  @Test func everyShippedScenarioLoads() {
    let findings = result.diagnostics.map {
      "\($0.span.file):\($0.span.start.line):\($0.span.start.column): \($0.message) [\($0.code)]"
    }
    #expect(findings == [])
    #expect(result.cases.count > 250)
  }

  @Test func everyDeclaredKeyIsRead() throws {
    let coverage = ShapeCoverage()
    _ = try Self.load(coverage: coverage)
    // What all steps have is read in the same way in each: one that uses it is enough.
    let steps = StepVerb.all.map(\.shape) + [StepVerb.wait, StepVerb.look]
    var unused = coverage.neverAsked(from: FileFormat.scenarios.root)
    for key in StepVerb.plain.fields.map(\.key) {
      let places = steps.filter { $0.index(of: key) != nil }.map { "\($0.name).\(key)" }
      if !places.allSatisfy(unused.contains) { unused.removeAll(where: places.contains) }
    }
    #expect(unused == [], "Use each of these keys in a case below 'conformance'.")
  }

  /// `docs/semantics.md` names the suites and cases that show what it says.
  @Test func thePageAboutSchedulingNamesSuites() throws {
    let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/semantics.md"), encoding: .utf8)
    let suites = Set(result.cases.map { String($0.id.split(separator: "/")[0]) })
    let cases = Set(result.cases.map { $0.id.split(separator: "/").prefix(2).joined(separator: "/") })
    let named = page.matches(of: /\[(`[a-z0-9.\/_-]+`(?:,\s+`[a-z0-9.\/_-]+`)*)\]/).flatMap { match in
      match.1.matches(of: /`([a-z0-9.\/_-]+)`/).map { String($0.1) }
    }
    #expect(named.count > 30)
    #expect(named.filter { !suites.contains($0) && !cases.contains($0) } == [])
    let own = Repository.scenarioApps.filter { $0 != "time" }
    #expect(own.filter { app in !named.contains { $0 == app } } == [])
  }

  /// What says it all by itself.
  private static let plain: Set<OutcomeReason> = [
    .cancelledSignedOut, .suppressedFocus, .suppressedForeground, .stateReset, .zoneFallback, .centerFailed,
    .centerLost,
    .replaced,
  ]

  /// The others are of no use without the rule behind them and its numbers.
  @Test func everyReasonNamesItsRule() throws {
    let runner = ScenarioRunner(specs: [try Repository.spec("time")])
    var unnamed: Set<String> = []
    var named: Set<OutcomeReason> = []
    for scenario in result.cases where scenario.app == "time" {
      for entry in runner.run(scenario).trace {
        guard case .outcome(let record, let notes) = entry.event, !Self.plain.contains(record.reason) else { continue }
        if CauseWords(record, notes, prefix: "").text == nil {
          unnamed.insert("\(record.reason.rawValue) of \(record.type) in \(scenario.id)")
        } else {
          named.insert(record.reason)
        }
      }
    }
    #expect(unnamed.sorted().prefix(20) == [])
    let silent = OutcomeReason.allCases.filter { !Self.plain.contains($0) && !named.contains($0) }
    #expect(silent == [], "no case of 'time' has these reasons")
  }

  @Test func everyScenarioRequirementOfTheCleanerHasACase() throws {
    let verdicts = result.cases.map { CaseResult(scenario: $0, failures: [], trace: []) }
    let coverage = Coverage(
      of: requirements.requirements, specs: [try Repository.spec("cleaner")], results: verdicts, apps: ["cleaner"])
    #expect(Set(coverage.entries.map(\.requirement.document)) == ["notif-001", "permissions-flow"])
    let open = coverage.open.filter { $0.requirement.check == .scenario }
    #expect(open.map(\.requirement.id) == [])
  }

  @Test func everyScenarioRequirementOfThePushSetupHasACase() throws {
    let verdicts = result.cases.map { CaseResult(scenario: $0, failures: [], trace: []) }
    let coverage = Coverage(
      of: requirements.requirements, specs: [try Repository.spec("messenger")], results: verdicts, apps: ["messenger"])
    let pushes = coverage.entries.filter { $0.requirement.document == "push-setup" }
    #expect(pushes.count { $0.requirement.check == .scenario } > 90)
    let open = pushes.filter { $0.state == .open && $0.requirement.check == .scenario }
    #expect(open.map(\.requirement.id) == [])
  }
}
