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

  /// The cases of a sound app that pass without a change, or what is wrong if some do not.
  enum Baseline {
    case green([ScenarioCase])
    case red(Diagnostic, why: String)
  }

  /// Runs all cases once. What fails without a change says nothing about one.
  func baseline(today: CivilDate) -> Baseline {
    let ids = Set(loaded.soundSpecs.map(\.app.id))
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    var results = CaseRuns(runner: runner, threads: threads, seed: nil, keepsTraces: false).results(
      of: loaded.cases.filter { ids.contains($0.app) })
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: today)
    let failed = results.filter(\.isFailed)
    if let first = failed.first {
      let count = failed.count
      let why = "\(count == 1 ? "1 case fails" : "\(count) cases fail") without any change"
      return .red(.notGreen(first.scenario, count, loaded.typed), why: why)
    }
    for spec in loaded.soundSpecs {
      if let finding = proofs.contradiction(spec, emission.files(of: spec, loaded.settings)) {
        return .red(finding, why: "a text or an output contradicts a proof without any change")
      }
    }
    return .green(results.filter { $0.verdict == .passed }.map(\.scenario))
  }

  /// - Parameter cases: Those that pass.
  func mutants(judgedBy cases: [ScenarioCase]) throws(WorldError) -> [JudgedMutant] {
    var judged: [JudgedMutant] = []
    for spec in loaded.soundSpecs {
      let (id, sources) = (spec.app.id, loaded.sources[spec.app.id] ?? [])
      let settings = loaded.settings
      let reading = ChangedAppReading(app: id, settings: settings)
      let judge = MutantJudge(
        spec, sources: sources, cases: cases.filter { $0.app == id }, tzdata: loaded.zones.version,
        reading: { reading.read($0) }, emitting: { [emission] in emission.files(of: $0, settings) },
        contradiction: { [proofs] in proofs.contradiction($0, $1) })
      var mutants = SpecMutants.all(of: sources)
      if let base { mutants = SpecMutants.changed(mutants, of: sources, since: base.sources[id] ?? []) }
      var verdicts = Threads.map(SpecMutants.neighbours(mutants), threads: threads) { judge.judge($0) }.flatMap(\.self)
      load(&verdicts, of: sources, reading)
      judged += verdicts
    }
    try loaded.zones.verify()
    return judged
  }

  /// A scenario that names what a change takes away cannot be loaded any more.
  private func load(_ verdicts: inout [JudgedMutant], of sources: [SpecSource], _ reading: ChangedAppReading) {
    let trees = loaded.scenarioTrees.filter { ScenarioLoader.head(of: $0)?.app == reading.app }
    for index in verdicts.indices where verdicts[index].verdict == .survived && verdicts[index].mutant.mayHideNames {
      guard case .spec(let spec) = reading.read(verdicts[index].mutant.applied(to: sources)) else { continue }
      let loader = ScenarioLoader(
        specs: [spec], zone: { loaded.zones.rules($0) }, zoneNames: { loaded.zones.allNames })
      guard let error = loader.load(trees).diagnostics.first(where: { $0.severity == .error }) else { continue }
      verdicts[index].verdict = .killed(
        by: MutantKiller(error))
    }
  }
}

/// What `coverage` holds against an app besides its cases.
private struct WrittenProofs: Sendable {
  private let requirements: [Requirement]
  private let outputs: [OutputAssertion]

  init(requirements: [Requirement], outputs: [OutputAssertion]) {
    self.requirements = requirements.filter { !$0.texts.isEmpty }
    self.outputs = outputs
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
