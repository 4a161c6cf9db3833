public import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import TextWriting

/// The reference as a testee: lines in, lines out.
public struct ReferenceTestee {
  private let apps: [String: RuleTable]
  private let zones: [String: ZoneRules]
  private let name: String
  /// The app of the case that is open.
  private var core: AppCore?
  /// While its process runs.
  private var state: AppState?
  /// Whether the runner has said goodbye.
  public private(set) var isDone = false

  /// - Parameters:
  ///   - zones: By name.
  ///   - name: What the testee calls itself.
  public init(_ apps: [TestedApp], zones: [String: ZoneRules], name: String) {
    self.apps = Dictionary(apps.map { ($0.id, $0.rules) }, uniquingKeysWith: { first, _ in first })
    self.zones = zones
    self.name = name
  }

  /// - Returns: The line to answer.
  public mutating func answer(_ line: [UInt8]) -> [UInt8] {
    let call: Numbered<TesteeCall>
    do {
      call = try TesteeWire.call.read(try JSONReader.value(of: line))
    } catch let problem as WireProblem {
      return Self.refusal(0, problem.sentence)
    } catch let problem as JSONReader.Problem {
      return Self.refusal(0, "\(problem.message), at byte \(problem.place)")
    } catch {
      return Self.refusal(0, "\(error)")
    }
    do throws(WireProblem) { return try answer(call.body, call.number) } catch {
      return Self.refusal(call.number, error.sentence)
    }
  }

  private mutating func answer(_ call: TesteeCall, _ number: Int) throws(WireProblem) -> [UInt8] {
    func line<Body>(_ body: Body, _ wire: Wire<Numbered<Body>>) -> [UInt8] {
      var json = JSONWriter(style: .compact)
      wire.write(Numbered(number: number, body: body), &json)
      return json.bytes
    }
    switch call {
    case .hello:
      return line(TesteeAnswer.Hello(name: name, features: TesteeFeature.allCases), TesteeWire.hello)
    case .open(let opening): return line(try open(opening), TesteeWire.opening)
    case .launch(let launch): try self.launch(launch)
    case .step(let step), .tick(let step): return line(try self.step(step), TesteeWire.step)
    case .crash: state = nil
    case .snapshot(let when):
      guard let core, let state else { throw WireProblem("the app does not run") }
      return line(AppFacts(core, state, at: try moment(when)), TesteeWire.snapshot)
    case .close:
      core = nil
      state = nil
    case .bye: isDone = true
    }
    return line(TesteeAnswer.Done(), TesteeWire.done)
  }

  private func moment(_ when: TesteeCall.When) throws(WireProblem) -> Moment {
    guard let zone = zones[when.zone] else { throw WireProblem("there is no time zone '\(when.zone)' here") }
    return Moment(instant: when.instant, zone: zone)
  }

  private mutating func open(_ opening: TesteeCall.Opening) throws(WireProblem) -> TesteeAnswer.Opening {
    guard var rules = apps[opening.app] else {
      return TesteeAnswer.Opening(notApplicable: "there are no rules of the app '\(opening.app)' here")
    }
    if let profile = opening.profile { rules = try Self.applying(profile, to: rules) }
    let token = TokenRegistration(
      rules, build: opening.past.token.build, isSimulator: opening.past.token.isSimulator)
    let core = AppCore(Scheduler(rules) { [zones] in zones[$0] }, token: token)
    self.core = core
    state = nil
    return TesteeAnswer.Opening(state: Self.text(of: opening.past.state(of: core, at: try moment(opening.when))))
  }

  private mutating func launch(_ launch: TesteeCall.Launch) throws(WireProblem) {
    guard let old = core else { throw WireProblem("no case is open") }
    var core = old
    if let profile = launch.upgrade {
      let rules = try Self.applying(profile, to: old.scheduler.rules)
      core = AppCore(Scheduler(rules, zones: old.scheduler.zones), token: old.token)
      self.core = core
    }
    let stored = launch.state.flatMap { [UInt8](hexadecimal: $0) }.flatMap { try? StateFile.app(from: $0) }
    if var kept = stored, kept.scheduler.installed == nil {
      // Nothing was ever written: what is known of the past was put there for the case. The language is the device's.
      kept.scheduler.locale = launch.locale
      state = kept
    } else {
      state = core.adopt(stored, locale: launch.locale)
    }
  }

  private mutating func step(_ step: TesteeCall.Step) throws(WireProblem) -> TesteeAnswer.Step {
    guard let core, var state else { throw WireProblem("the app does not run") }
    let effects = core.step(&state, on: step.events, step.report, at: try moment(step.when))
    self.state = state
    return TesteeAnswer.Step(effects: effects, state: effects.contains(.write) ? Self.text(of: state) : nil)
  }

  private static func applying(_ profile: String, to rules: RuleTable) throws(WireProblem) -> RuleTable {
    guard let changed = rules.applying(profile: profile) else { throw WireProblem("there is no profile '\(profile)'") }
    return changed
  }

  private static func text(of state: AppState) -> String { StateFile.bytes(of: state).hexadecimal }

  private static func refusal(_ number: Int, _ message: String) -> [UInt8] {
    var json = JSONWriter(style: .compact)
    json.object { json in
      json.member("n", number)
      json.member("error", message)
    }
    return json.bytes
  }
}
