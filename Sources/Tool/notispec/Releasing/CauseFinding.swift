import NotificationCivilTime
import NotificationConformance
import SpecComparison
import SpecDiagnostics
import SpecLanguage
import SpecLint
import SpecRelease
import YAMLNodes

/// Looks for the changes that the failures of a workspace come from, app by app.
struct CauseFinding {
  let loaded: LoadedWorkspace
  let base: BaseSpecs
  let baseFiles: ProofFiles
  let changes: ChangeReport
  let today: CivilDate
  let threads: Int
  let emission: EmissionRequest

  var causes: [ReleaseCause] = []
  var unexplained: [UnexplainedFailures] = []
  /// How many changes there were to put back, and whether any was.
  private(set) var changeCount = 0
  private(set) var hasTried = false
  /// Whether anything failed at the base already.
  private(set) var isBaselineRed = false

  init(
    _ loaded: LoadedWorkspace, since base: BaseSpecs, _ baseFiles: ProofFiles, _ changes: ChangeReport,
    today: CivilDate, threads: Int
  ) throws(WorldError) {
    emission = try EmissionRequest(only: [], isAllApps: false)
    (self.loaded, self.base, self.baseFiles, self.changes) = (loaded, base, baseFiles, changes)
    (self.today, self.threads) = (today, threads)
  }

  /// "'v1.4'"
  var baseName: String { "'\(base.base.name)'" }

  mutating func explain(_ failures: [ReleaseFailure], of app: String) {
    if let gone = removedApp(app) {
      add(failures, to: gone, of: app)
      return
    }
    guard let sources = loaded.sources[app], let old = baseSources(of: app) else {
      let reason = loaded.sources[app] == nil ? "No change of specs is known here" : "'\(app)' is new since \(baseName)"
      unexplained.append(UnexplainedFailures(reason: reason, failures: failures))
      return
    }
    let renames = changes.changes.compactMap { change in
      change.app == app && change.kind == .renamed
        ? change.newID.map { AppComparison.Rename(change.path, to: $0) } : nil
    }
    // A file that cannot be read is as it was, so that the others can be judged.
    let unread = Set(sources.filter { $0.yaml.tree == nil }.map(\.path))
    let readable = sources.compactMap { source in
      unread.contains(source.path)
        ? old.first { Folder.split($0.path).name == Folder.split(source.path).name } : source
    }
    explainByFiles(failures.filter { unread.contains($0.place.file) }, of: app)
    let comparison = AppComparison(app: app, from: old, to: readable, renames: renames)
    changeCount += comparison.changes.count
    let errors = loaded.findings.filter {
      $0.severity == .error && loaded.app(of: $0.span.file) == app && !unread.contains($0.span.file)
    }
    let rest = failures.filter { !unread.contains($0.place.file) }
    let trials = trials(comparison, rest, errors, back: [])
    explain(trials, of: app)
    if !unread.isEmpty { explainHidden(trials, back: []) }
  }

  /// Errors that no value explains come from how their file is written, if it has changed.
  mutating func explainByFiles(_ failures: [ReleaseFailure], of app: String) {
    let files = ChangedFiles(base: base, baseFiles)
    var rest: [ReleaseFailure] = []
    for file in Set(failures.map(\.place.file)).sorted() {
      let all = failures.filter { $0.place.file == file }
      let own = files.hasChanged(file, of: app) ? all.filter(isNew) : []
      rest += all.filter { !own.contains($0) }
      guard let first = own.first else { continue }
      let change = ReleaseCause.Change(AppChange(file: first.place), commit: files.commit(of: first))
      causes.append(
        ReleaseCause(app: app, owner: owner(of: app), changes: [change], failsOnlyTogether: false, failures: own))
    }
    guard !rest.isEmpty else { return }
    let reason =
      "No value explains it, and its file is what it was in \(baseName): it is older, or a date has passed [\(app)]"
    unexplained.append(UnexplainedFailures(reason: reason, failures: rest))
  }

  private func isNew(_ failure: ReleaseFailure) -> Bool {
    !base.base.errors.contains { $0.code.text == failure.id && $0.message == failure.message }
  }

  func owner(of app: String) -> String? { loaded.testedApps.first { $0.app.id == app }?.app.owner }

  private func trials(
    _ comparison: AppComparison, _ failures: [ReleaseFailure], _ errors: [Diagnostic], back: Set<Int>
  ) -> CauseTrials {
    let files = Set(failures.map(\.place.file) + errors.map(\.span.file))
    // One error may be about the places of many files.
    let hasErrorInCases = loaded.scenarioTrees.contains { tree in errors.contains { $0.span.file == tree.file } }
    let isProduct = loaded.specs.contains { $0.app.id == comparison.app }
    return CauseTrials(
      comparison: comparison, failures: failures, alwaysBack: back,
      trees: loaded.scenarioTrees.filter {
        ScenarioLoader.head(of: $0)?.app == comparison.app && (hasErrorInCases || files.contains($0.file))
      },
      errors: errors, zones: loaded.zones.all, tzdata: loaded.zones.version,
      policy: isProduct ? LintPolicy(loaded.settings, today: today, lowest: .error) : nil, today: today,
      proofs: WrittenProofs(requirements: loaded.requirements ?? [], outputs: loaded.outputs),
      emitting: { [emission, settings = loaded.settings] in emission.files(of: $0, settings) })
  }

  private mutating func explain(_ trials: CauseTrials, of app: String) {
    let cases = BaseCases(of: app, in: baseFiles.base ?? [:], current: loaded.scenarioTrees)
    var trials = trials
    trials.compareMessages(
      of: trials.failures.indices.filter {
        trials.failures[$0].kind == .scenario && cases.hasSame(trials.failures[$0].id)
      })
    let (failures, changes, threads) = (trials.failures, trials.comparison.changes, threads)
    var search = CauseSearch(changes) { [trials] sets, asked in
      Threads.map(sets, threads: threads) { trials.passing($0, asked) }
    }
    let isBaseBroken = base.base.errors.contains { loaded.app(of: $0.span.file) == app }
    let always = failures.indices.filter {
      isBaseBroken || failures[$0].kind != .scenario || !cases.hasSame(failures[$0].id)
    }
    let found = search.causes(of: failures.count, tryingAlways: Set(always))
    if found.contains(where: \.wasTried) { hasTried = true }
    let outputs = failures.indices.filter {
      failures[$0].kind == .proof && trials.proofs.isOfOutput(failures[$0].place)
    }
    let groups = CauseGroups(found, apart: Set(outputs))
    var history = self.history(of: app)
    for cause in groups.causes {
      let changes = cause.changes.sorted().map { number in
        ReleaseCause.Change(changes[number], commit: history?.commit(of: changes[number]))
      }
      causes.append(
        ReleaseCause(
          app: app, owner: owner(of: app), changes: changes,
          failsOnlyTogether: cause.failsOnlyTogether,
          failures: cause.failures.map { failures[$0] }))
    }
    explainRest(groups.unexplained, found, trials, cases)
    explainEarlier(trials)
    var back: Set<Int> = []
    for cause in groups.causes where cause.failures.contains(where: { trials.failures[$0].kind == .error }) {
      back.formUnion(cause.failsOnlyTogether ? Set(cause.changes.sorted().prefix(1)) : cause.changes)
    }
    if !back.isEmpty { explainHidden(trials, back: back) }
  }

  /// What failed in another way before fails for two reasons: one is a change, and the other is older.
  private mutating func explainEarlier(_ trials: CauseTrials) {
    let older = trials.earlier.sorted { $0.key < $1.key }.map { number, message in
      ReleaseFailure(
        .scenario, id: trials.failures[number].id, message: message, place: trials.failures[number].place,
        requirements: trials.failures[number].requirements)
    }
    guard !older.isEmpty else { return }
    isBaselineRed = true
    let reason = "Older than \(baseName): with all values put back as they were there, it fails in another way"
    unexplained.append(UnexplainedFailures(reason: "\(reason) [\(trials.comparison.app)]", failures: older))
  }

  /// Cases that an error has kept from being run are run without it.
  private mutating func explainHidden(_ trials: CauseTrials, back: Set<Int>) {
    let comparison = trials.comparison
    var repaired = trials
    repaired.alwaysBack = back
    repaired.trees = loaded.scenarioTrees.filter { ScenarioLoader.head(of: $0)?.app == comparison.app }
    let state = repaired.state(puttingBack: [])
    guard let spec = state.spec else { return }
    // No zone of these cases has been asked for yet.
    let loader = ScenarioLoader(specs: [spec], zone: { [zones = loaded.zones] in zones.rules($0) })
    let cases = loader.load(repaired.trees)
    let run = Set(loaded.cases.map(\.id))
    let runner = ScenarioRunner(specs: [spec], tzdata: loaded.zones.version)
    var results = CaseRuns(runner: runner, threads: threads, seed: nil, keepsTraces: false).results(
      of: cases.cases.filter { !run.contains($0.id) })
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: today)
    let failures = results.filter(\.isFailed).map { ReleaseFailure($0, isHidden: true) }
    guard !failures.isEmpty else { return }
    let errors = cases.diagnostics.filter { $0.severity == .error }
    explain(self.trials(comparison, failures, errors, back: back), of: comparison.app)
  }

  private mutating func explainRest(
    _ rest: [Int], _ found: [CauseSearch.Found], _ trials: CauseTrials, _ cases: BaseCases
  ) {
    var reasons: [(reason: String, failures: [ReleaseFailure])] = []
    let isUnchanged = trials.comparison.changes.isEmpty
    let written = rest.filter { number in
      let failure = trials.failures[number]
      return failure.kind == .error && (found[number].passesNow || isUnchanged && isNew(failure))
        && !isOnlyNow(failure, trials.comparison.app)
    }
    explainByFiles(written.map { trials.failures[$0] }, of: trials.comparison.app)
    for number in rest where !written.contains(number) {
      if !found[number].passesBefore, !trials.comparison.changes.isEmpty { isBaselineRed = true }
      let failure = trials.failures[number]
      let reason = self.reason(for: failure, found[number], trials, cases)
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].failures.append(failure)
      } else {
        reasons.append((reason, [failure]))
      }
    }
    unexplained += reasons.map { UnexplainedFailures(reason: $0.reason, failures: $0.failures) }
  }

  private func reason(
    for failure: ReleaseFailure, _ found: CauseSearch.Found, _ trials: CauseTrials, _ cases: BaseCases
  ) -> String {
    let app = trials.comparison.app
    if found.passesNow { return "Passes when it is run alone, so no change of specs is the cause [\(app)]" }
    if failure.kind == .scenario, !cases.hasSame(failure.id) {
      guard cases.has(failure.id) else {
        return "The case is new since \(baseName), and no change of values explains it [\(app)]"
      }
      return cases.passes(failure.id, with: loaded.testedApps, trials)
        ? "The case was changed since \(baseName); as it was there, it passes [\(app)]"
        : "The case was changed since \(baseName), and no change of values explains it [\(app)]"
    }
    if failure.kind == .error, isOnlyNow(failure, app) {
      return "The date is the cause: without it, the same specs have no such error [\(app)]"
    }
    if trials.comparison.changes.isEmpty {
      return "Nothing in the specs of '\(app)' has changed since \(baseName): it is older, or the program has changed"
    }
    if !found.passesBefore {
      return "Older than \(baseName): with all values put back as they were there, it is the same [\(app)]"
    }
    return "No cause was found within the trials that a run makes [\(app)]"
  }

  /// Whether a rule about dates objects today, and would not without a date.
  private func isOnlyNow(_ failure: ReleaseFailure, _ app: String) -> Bool {
    guard LintRoster.codes.contains(where: { $0.text == failure.id }), let sources = loaded.sources[app] else {
      return false
    }
    var policy = LintPolicy(loaded.settings, today: nil, lowest: .error)
    let check = AppCheck(sources, folder: app, requirements: nil, on: nil, &policy)
    return !check.findings.contains { $0.message == failure.message }
  }

  private func baseSources(of app: String) -> [SpecSource]? {
    let spec = loaded.testedApps.first { $0.app.id == app }
    for id in [app] + (spec?.app.formerly.map(\.value) ?? []) {
      if let sources = base.sources[id] { return sources }
    }
    guard let folder = loaded.sources[app]?.first.map({ Folder.split($0.path).folder }) else { return nil }
    let sources = (baseFiles.base ?? [:]).filter { Folder.split($0.key).folder == folder }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { SpecSource(path: $0.key, bytes: $0.value) }
      .filter { $0.yaml.tree.map { ScenarioApp.isDescribed(in: $0) } ?? false }
    return sources.isEmpty ? nil : sources
  }

  func history(of app: String) -> ChangeHistory? {
    guard let file = loaded.sources[app]?.first?.path else { return nil }
    let folder =
      file.hasPrefix(Folder.path(loaded.specsFolder, ""))
      ? Folder.path(loaded.specsFolder, app) : Folder.split(file).folder
    return CommitLog.history(of: folder, since: base.base.commit, earlier: base.movedApps[app])
  }
}

extension ReleaseFailure {
  init(_ result: CaseResult, isHidden: Bool = false) {
    self.init(
      .scenario, id: result.scenario.id, message: result.failures.first?.message ?? result.verdict.words,
      place: result.scenario.span, isHidden: isHidden, requirements: result.scenario.covers)
  }
}
