import NotificationRules
package import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
public import SpecLanguage

/// Runs cases against the reference scheduler, each in a world of its own.
public struct ScenarioRunner: Sendable {
  private let apps: [String: AppUnderTest]
  /// How many things may happen to the app in one case. Years of a daily reminder fit; a case beyond that never ends, as
  /// far as anybody wants to wait.
  private let turns: Int
  /// Which release the time zone data are; nil when that is not known, and then every case is run.
  private let tzdata: String?

  /// - Parameters:
  ///   - specs: The apps that cases may name.
  ///   - tzdata: The release of the time zone data that cases are loaded with: "2025b".
  ///   - mistake: One that the core makes, as 'CoreJudge.faults' call it.
  public init(specs: [Spec], tzdata: String? = nil, mistake: String? = nil) {
    self.init(specs.map { TestedApp($0) }, tzdata: tzdata, fault: mistake.flatMap(CoreJudge.fault))
  }

  /// - Parameter tzdata: The release of the time zone data that cases are loaded with: "2025b".
  public init(_ apps: [TestedApp], turns: Int = 10_000, tzdata: String? = nil) {
    self.init(apps, turns: turns, tzdata: tzdata, fault: nil)
  }

  /// - Parameter fault: The mistake that the core makes.
  package init(_ apps: [TestedApp], turns: Int = 10_000, tzdata: String? = nil, fault: CoreFault?) {
    self.turns = turns
    self.tzdata = tzdata
    self.apps = Dictionary(apps.map { ($0.id, AppUnderTest($0, fault)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The verdict on one case. Nothing is shared between cases, so their order does not matter.
  public func run(_ scenario: ScenarioCase) -> CaseResult {
    var told: [ToldStep]?
    return run(scenario, &told, nil)
  }

  /// The verdict on one case with another scheduler in place of the reference.
  public func run(_ scenario: ScenarioCase, on testee: TesteeConnection) -> CaseResult {
    var result = verdict(on: scenario, testee)
    let words = testee.takeWords()
    if !words.isEmpty { result.testeeWords = words }
    return result
  }

  private func verdict(on scenario: ScenarioCase, _ testee: TesteeConnection) -> CaseResult {
    do throws(TesteeFault) {
      let missing = TesteeFeature.needed(by: scenario).subtracting(try testee.greet().features).sorted()
      guard missing.isEmpty else {
        let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return CaseResult(scenario: scenario, notApplicable: "the testee does not declare \(names)")
      }
    } catch {
      return CaseResult(scenario: scenario, failures: [.init(error, at: scenario.span)], trace: [])
    }
    var told: [ToldStep]?
    return run(scenario, &told, TesteeCase(scenario, testee))
  }

  /// - Parameters:
  ///   - told: What the app was told, if it is not nil.
  ///   - testee: What decides in place of the reference.
  ///   - atEnd: Gets the world as the case leaves it.
  func run(
    _ scenario: ScenarioCase, _ told: inout [ToldStep]?, _ testee: TesteeCase? = nil, atEnd: (World) -> Void = { _ in }
  ) -> CaseResult {
    guard let tested = apps[scenario.app], let scheduler = tested.scheduler(profile: scenario.start.profile) else {
      let what = scenario.start.profile.map { "profile '\($0)' of app '\(scenario.app)'" } ?? "app '\(scenario.app)'"
      return CaseResult(
        scenario: scenario, failures: [.init("there is no \(what) to run this against", at: scenario.span)], trace: [])
    }
    if let needed = scenario.start.tzdata, let tzdata, tzdata.prefix(needed.count) < needed {
      var result = CaseResult(scenario: scenario, failures: [], trace: [])
      result.environment = "needs tzdata \(needed), and this is \(tzdata)"
      return result
    }
    var world = World(
      scheduler: scheduler, start: scenario.start, turns: turns, headers: tested.app.headers, links: tested.app.links,
      places: tested.app.places, hasStoreRules: tested.app.hasStoreRules, line: scenario.span,
      isRecording: told != nil, testee: testee)
    defer {
      told = world.told
      atEnd(world)
    }
    var failures: [CaseResult.Failure] = []
    collectProblems(of: &world, into: &failures)
    var rest = scenario.steps[...]
    while let step = rest.first, !world.isRestless {
      world.advance(to: step.instant)
      // An app that does not run reports none of them, which is said of each.
      let steps = world.isRunning ? Self.together(rest) : rest.prefix(1)
      rest = rest[steps.endIndex...]
      world.perform(steps)
      collectProblems(of: &world, into: &failures)
      if world.fault != nil { break }
      if world.isRestless {
        failures.append(restless(world))
        // What was expected means nothing in the middle of it.
        world.closeTestee()
        return CaseResult(scenario: scenario, failures: failures, trace: world.trace)
      }
      if let expect = steps.last?.expect, !expect.isEmpty {
        world.noteExpected(expect)
        let facts = world.lookAtTestee()
        failures += Verification(world: world, app: tested.app, scenario: scenario, isEnd: false, facts: facts)
          .failures(of: expect)
      }
    }
    world.noteExpected(scenario.then)
    let facts = world.lookAtTestee()
    if world.fault == nil { world.closeTestee() }
    if let fault = world.fault { return faulty(fault, world, failures, scenario) }
    let end = Verification(world: world, app: tested.app, scenario: scenario, isEnd: true, facts: facts)
    failures += end.failures(of: scenario.then) + end.brokenInvariants(of: scenario)
    world.remarkUnreachedCrash()
    for remark in world.remarks { world.note(.input, remark.message) }
    // A story asks about everything.
    if !failures.isEmpty || scenario.then.isEmpty {
      world.noteUnlearnt(isSorted: !scenario.steps.contains { $0.action.isClockChange })
    }
    var result = CaseResult(scenario: scenario, failures: failures, trace: world.trace)
    result.remarks = world.remarks
    return result
  }

  /// The first step, or the signals of its instant up to one behind which something is expected.
  private static func together(_ steps: ArraySlice<ScenarioStep>) -> ArraySlice<ScenarioStep> {
    guard let first = steps.first, case .signal = first.action else { return steps.prefix(1) }
    let signals = steps.prefix { step in
      if case .signal = step.action { step.instant == first.instant } else { false }
    }
    let end = signals.firstIndex { !$0.expect.isEmpty } ?? signals.endIndex - 1
    return signals[...end]
  }

  /// What people see of the app of a case, and the language that it is written in.
  func face(of scenario: ScenarioCase) -> (name: String, sourceLocale: LanguageTag)? {
    apps[scenario.app].map { ($0.app.name, $0.app.rules.sourceLocale) }
  }

  /// When the app of a case is quiet at its start; nil when it never is.
  func quietHours(of scenario: ScenarioCase) -> QuietHours? {
    let rules = apps[scenario.app]?.scheduler(profile: scenario.start.profile)?.rules
    return rules?.quietHours(moved: scenario.start.preferences)
  }

  /// What a testee did not live to see is not held against it twice.
  private func faulty(
    _ fault: TesteeFault, _ world: World, _ failures: [CaseResult.Failure], _ scenario: ScenarioCase
  ) -> CaseResult {
    if fault.kind == .notApplicable { return CaseResult(scenario: scenario, notApplicable: fault.message) }
    let failure = CaseResult.Failure(fault, at: world.line, when: world.trace.last?.instant)
    return CaseResult(scenario: scenario, failures: failures + [failure], trace: world.trace)
  }

  private func restless(_ world: World) -> CaseResult.Failure {
    .init(
      "never settles: after \(turns) turns of the app, at \(world.trace.last.map { "\($0.local)" } ?? "the start"), "
        + "there was always another; was 'until' meant to be so late?",
      at: world.line, when: world.trace.last?.instant, kind: .rest)
  }

  private func collectProblems(of world: inout World, into failures: inout [CaseResult.Failure]) {
    failures += world.problems.map {
      .init($0, at: world.line, kind: world.misuses.contains($0) ? .invariant : .step)
    }
    world.problems.removeAll()
  }
}

/// An app as the runner sees it, with a scheduler for each profile. It never changes, and is a class because every case
/// holds it.
final class AppUnderTest: Sendable {
  let app: TestedApp
  private let standard: Scheduler
  private let byProfile: [String: Scheduler]

  init(_ app: TestedApp, _ fault: CoreFault? = nil) {
    self.app = app
    standard = Scheduler(app.rules, fault: fault)
    byProfile = Dictionary(
      app.rules.profiles.compactMap { profile in
        app.rules.applying(profile: profile.id).map { (profile.id, Scheduler($0, fault: fault)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  func scheduler(profile: String?) -> Scheduler? {
    guard let profile else { return standard }
    return byProfile[profile]
  }
}
