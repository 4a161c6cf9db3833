import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecLint
import SpecMutation

/// Judges the mutants of the sound apps of a workspace.
struct MutationRun {
  let loaded: LoadedWorkspace
  let threads: Int
  /// The specs as they were: only what changed since then is mutated. Nil for everything.
  let base: BaseSpecs?

  private let emission: EmissionRequest
  private let proofs: WrittenProofs

  init(_ loaded: LoadedWorkspace, threads: Int, base: BaseSpecs?) throws(WorldError) {
    self.loaded = loaded
    self.threads = threads
    self.base = base
    emission = try EmissionRequest(only: [], isAllApps: false)
    proofs = WrittenProofs(requirements: loaded.requirements ?? [], outputs: loaded.outputs)
  }

  /// What is known before anything is changed.
  struct Baseline {
    /// The apps that can be judged.
    var specs: [Spec] = []
    /// Their cases that pass.
    var cases: [ScenarioCase] = []
    /// Why the others cannot, in the order of the apps.
    var obstacles: [MutationObstacle] = []
    /// What is wrong with these.
    var findings: [Diagnostic] = []
  }

  /// Runs all cases once. What fails without a change says nothing about one.
  func baseline(today: CivilDate) -> Baseline {
    let ids = Set(loaded.soundSpecs.map(\.app.id))
    var results = results(of: loaded.cases.filter { ids.contains($0.app) })
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: today)
    return baseline(of: results)
  }

  /// - Parameter results: Of all cases, with those that are known to fail.
  func baseline(of results: [CaseResult]) -> Baseline {
    var baseline = Baseline()
    for app in loaded.brokenApps where loaded.sources[app] != nil {
      baseline.obstacles.append(MutationObstacle(app: app, reason: "it has errors"))
    }
    for spec in loaded.soundSpecs {
      let own = results.filter { $0.scenario.app == spec.app.id }
      let failed = own.filter(\.isFailed)
      if let first = failed.first {
        let count = failed.count
        let reason = "\(count.counted("case")) \(count == 1 ? "fails" : "fail") without any change"
        baseline.obstacles.append(MutationObstacle(app: spec.app.id, reason: reason))
        baseline.findings.append(.notGreen(first.scenario, count, loaded.typed))
      } else if let finding = proofs.contradiction(spec, emission.files(of: spec, loaded.settings)) {
        let reason = "a text or an output contradicts a proof without any change"
        baseline.obstacles.append(MutationObstacle(app: spec.app.id, reason: reason))
        baseline.findings.append(finding)
      } else {
        baseline.specs.append(spec)
        baseline.cases += own.filter { $0.verdict == .passed }.map(\.scenario)
      }
    }
    baseline.obstacles.sort { $0.app < $1.app }
    return baseline
  }

  /// The cases that pass without any change.
  func passing(_ cases: [ScenarioCase]) -> [ScenarioCase] {
    results(of: cases).filter { $0.verdict == .passed }.map(\.scenario)
  }

  private func results(of cases: [ScenarioCase]) -> [CaseResult] {
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    return CaseRuns(runner: runner, threads: threads, seed: nil, keepsTraces: false).results(of: cases)
  }

  /// The mutants of the apps that can be judged.
  func mutants(judgedBy baseline: Baseline) throws(WorldError) -> [JudgedMutant] {
    var judged: [JudgedMutant] = []
    for spec in baseline.specs {
      let (id, sources) = (spec.app.id, loaded.sources[spec.app.id] ?? [])
      let settings = loaded.settings
      let reading = ChangedAppReading(app: id, settings: settings)
      let judge = MutantJudge(
        spec, sources: sources, cases: baseline.cases.filter { $0.app == id }, tzdata: loaded.zones.version,
        reading: { reading.read($0) }, emitting: { [emission] in emission.files(of: $0, settings) },
        contradiction: { [proofs] in proofs.contradiction($0, $1) })
      var mutants = SpecMutants.all(of: sources)
      if let base { mutants = SpecMutants.changed(mutants, of: sources, since: base.sources[id] ?? []) }
      let verdicts = Threads.map(SpecMutants.neighbours(mutants), threads: threads) { judge.judge($0) }.flatMap(\.self)
      judged += refuse(verdicts, of: sources, reading)
    }
    try loaded.zones.verify()
    return judged
  }

  /// The verdicts, with those of `check` on the scenario tables, which may name what a change takes away.
  private func refuse(
    _ verdicts: [JudgedMutant], of sources: [SpecSource], _ reading: ChangedAppReading
  ) -> [JudgedMutant] {
    let trees = loaded.scenarioTrees.filter { ScenarioLoader.head(of: $0)?.app == reading.app }
    // The tables were read once, so these are all zones that they name.
    let zones = loaded.zones.all
    return Threads.map(verdicts, threads: threads) { judged in
      switch judged.verdict {
      case .survived where judged.mutant.mayHideNames, .killed where judged.mutant.hidesNames: break
      case .survived, .killed, .refused, .equivalent, .waived: return judged
      }
      guard case .spec(let spec) = reading.read(judged.mutant.applied(to: sources)) else { return judged }
      let found = ScenarioLoader(specs: [spec], zone: { zones[$0] }).load(trees).diagnostics
      guard let error = found.first(where: { $0.severity == .error }) else { return judged }
      var refused = judged
      refused.verdict = .refused(error.code)
      return refused
    }
  }
}

/// What `coverage` holds against an app besides its cases.
struct WrittenProofs: Sendable {
  let requirements: [Requirement]
  private let outputs: [OutputAssertion]

  init(requirements: [Requirement], outputs: [OutputAssertion]) {
    self.requirements = requirements.filter { !$0.texts.isEmpty }
    self.outputs = outputs
  }

  /// Whether a finding at a place is about what a generated file must say.
  func isOfOutput(_ place: SourceSpan) -> Bool { outputs.contains { $0.span == place } }

  /// Where it is written what the generated files of an app must say and do not.
  func places(wrongIn files: [OutputFile], of spec: Spec) -> Set<SourceSpan> {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return Set(outputs.findings(about: spec.app.id) { bytes[$0] }.compactMap { $0.finding?.span })
  }

  /// What a text or a generated file of an app should say and does not.
  func contradiction(_ spec: Spec, _ files: [OutputFile]) -> Diagnostic? {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let found = outputs.findings(about: spec.app.id) { bytes[$0] }
    if let finding = found.lazy.compactMap(\.finding).first { return finding }
    return Coverage(of: requirements, specs: [spec], results: []).findings.first
  }
}

/// Reads a changed app as `check` does.
private struct ChangedAppReading: Sendable {
  let app: String
  /// Only what refuses a spec counts.
  private let policy: LintPolicy

  init(app: String, settings: Workspace) {
    self.app = app
    policy = LintPolicy(settings, today: nil, lowest: .error)
  }

  func read(_ sources: [SpecSource]) -> MutantJudge.Reading {
    var policy = policy
    let check = AppCheck(sources, folder: app, requirements: nil, on: nil, &policy)
    if let error = check.findings.first(where: { $0.severity == .error }) { return .refused(error.code) }
    guard let spec = check.spec else { return .refused("spec/missing-key") }
    return .spec(spec)
  }
}

extension Diagnostic {
  fileprivate static func notGreen(_ scenario: ScenarioCase, _ count: Int, _ typed: TypedCommand) -> Self {
    let which = count == 1 ? "'\(scenario.id)' fails" : "\(count) cases, the first of them '\(scenario.id)', fail"
    return Self(
      "mutants/not-green", .error,
      "\(which) even with nothing changed, so a verdict on a change would mean nothing: see '\(typed.command("conform"))'",
      at: scenario.span)
  }
}
