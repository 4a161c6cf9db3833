import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import SpecRelease
import YAMLNodes

/// Reads an app with some of its changes put back, and says which of its failures are gone then.
struct CauseTrials: Sendable {
  let comparison: AppComparison
  let failures: [ReleaseFailure]
  /// Put back in every trial: what was found to keep the app from being read.
  var alwaysBack: Set<Int> = []
  /// Scenario files that the failures are in.
  var trees: [SourceTree]
  /// The errors of the app and of these files today. Putting something back must not lead to others.
  let errors: [Diagnostic]
  let zones: [String: ZoneRules]
  let tzdata: String?
  /// Nil for an app that only scenarios use, which no lint rule judges.
  let policy: LintPolicy?
  let today: CivilDate
  let proofs: WrittenProofs
  /// What the outputs of the workspace make of an app.
  let emitting: @Sendable (Spec) -> [OutputFile]
  /// How errors are worded where all values are written on one line: with other quotes, or with other counts.
  private(set) var words: [String: String] = [:]
  /// What is wrong with cases that failed at the base too, but not with what is wrong today, by their places in
  /// `failures`.
  private(set) var earlier: [Int: String] = [:]

  init(
    comparison: AppComparison, failures: [ReleaseFailure], alwaysBack: Set<Int>, trees: [SourceTree],
    errors: [Diagnostic], zones: [String: ZoneRules], tzdata: String?, policy: LintPolicy?, today: CivilDate,
    proofs: WrittenProofs, emitting: @escaping @Sendable (Spec) -> [OutputFile]
  ) {
    (self.comparison, self.failures, self.alwaysBack) = (comparison, failures, alwaysBack)
    (self.trees, self.errors, self.zones, self.tzdata) = (trees, errors, zones, tzdata)
    (self.policy, self.today, self.proofs, self.emitting) = (policy, today, proofs, emitting)
    guard failures.contains(where: { $0.kind == .error }) else { return }
    // The order of the errors is the same.
    let rebuilt = state(puttingBack: []).errors
    let (known, now) = (Set(errors.map(\.message)), Set(rebuilt.map(\.message)))
    for code in Set(errors.map(\.code)) {
      let old = errors.filter { $0.code == code && !now.contains($0.message) }.map(\.message)
      let new = rebuilt.filter { $0.code == code && !known.contains($0.message) }.map(\.message)
      guard old.count == new.count else { continue }
      words.merge(zip(old, new)) { first, _ in first }
    }
  }

  /// Looks at what was wrong at the base with cases that are what they were: something else is a failure of its own.
  mutating func compareMessages(of numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    let state = state(puttingBack: Set(comparison.changes.indices))
    guard let runner = state.spec.map({ ScenarioRunner(specs: [$0], tzdata: tzdata) }) else { return }
    for number in numbers {
      let failure = failures[number]
      guard let scenario = state.cases.first(where: { $0.id == failure.id }) else { continue }
      let result = runner.run(scenario)
      guard result.isFailed, let message = result.failures.first?.message, message != failure.message else { continue }
      earlier[number] = message
    }
  }

  /// The app as it is with changes put back; nil if it cannot be read.
  struct State {
    var spec: Spec?
    /// Its own and those of the scenario files.
    var errors: [Diagnostic] = []
    var cases: [ScenarioCase] = []
  }

  func state(puttingBack back: Set<Int>) -> State {
    let sources = comparison.sources(puttingBack: back.union(alwaysBack))
    var state = State()
    let isComplete: Bool
    if var policy, errors.contains(where: { LintRoster.codes.contains($0.code) }) {
      let check = AppCheck(sources, folder: comparison.app, requirements: nil, on: today, &policy)
      (state.spec, isComplete, state.errors) = (check.spec, check.isComplete, check.findings)
    } else {
      let read = SpecReader.read(sources, folder: comparison.app)
      (state.spec, state.errors) = (read.spec, read.diagnostics)
      isComplete = !read.diagnostics.contains { $0.severity == .error }
    }
    state.errors.removeAll { $0.severity != .error }
    guard isComplete, let spec = state.spec else {
      state.spec = nil
      return state
    }
    let loaded = ScenarioLoader(specs: [spec], zone: { zones[$0] }).load(trees)
    state.errors += loaded.diagnostics.filter { $0.severity == .error }
    state.cases = loaded.cases
    return state
  }

  /// The places in `failures` of those that are gone.
  func passing(_ back: Set<Int>, _ asked: Set<Int>) -> Set<Int> {
    let state = state(puttingBack: back)
    let codes = Set(errors.map(\.code))
    guard state.errors.count <= errors.count, state.errors.allSatisfy({ codes.contains($0.code) }) else { return [] }
    let left = Set(state.errors.map { $0.message.withoutCount })
    let runner = state.spec.map { ScenarioRunner(specs: [$0], tzdata: tzdata) }
    // Files take longer to make than texts to compare.
    let proven = asked.filter { failures[$0].kind == .proof }
    let aboutFiles = Set(proven.filter { proofs.isOfOutput(failures[$0].place) })
    let contradictions = proven.isEmpty ? nil : state.spec.map { proofs.messages(about: $0) }
    let wrongFiles = aboutFiles.isEmpty ? nil : state.spec.map { proofs.places(wrongIn: emitting($0), of: $0) }
    return asked.filter { number in
      let failure = failures[number]
      switch failure.kind {
      // Scenarios are read only with an app that is whole.
      case .error where state.spec == nil && trees.contains { $0.file == failure.place.file }: return false
      case .error: return !left.contains((words[failure.message] ?? failure.message).withoutCount)
      case .proof where aboutFiles.contains(number): return wrongFiles.map { !$0.contains(failure.place) } ?? false
      case .proof: return contradictions.map { !$0.contains(failure.message) } ?? false
      case .scenario:
        guard let runner, let scenario = state.cases.first(where: { $0.id == failure.id }) else { return false }
        let result = runner.run(scenario)
        return result.verdict == .passed
          || earlier[number].map { result.failures.first?.message == $0 } ?? false
      }
    }
  }
}

extension String {
  /// "55 places name an unknown type" and "56 places name an unknown type" are the same error.
  fileprivate var withoutCount: Substring { drop { $0.isNumber } }
}

extension WrittenProofs {
  /// What texts should say and do not.
  fileprivate func messages(about spec: Spec) -> Set<String> {
    Set(Coverage(of: requirements, specs: [spec], results: []).findings.map(\.message))
  }
}
