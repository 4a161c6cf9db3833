import NotificationCivilTime
import NotificationConformance
import SpecComparison
import SpecDiagnostics
import SpecLanguage
import SpecMutation
import SpecRelease
import TextWriting

/// Every check of a release, and the causes of what fails.
struct ReleaseRun {
  let workspace: WorkspaceChoice
  let threads: Int
  let today: CivilDate
  /// Whether a warning of `check` keeps from releasing.
  let failsOnWarnings: Bool

  private(set) var loaded: LoadedWorkspace
  let base: BaseSpecs
  let baseFiles: ProofFiles
  let changes: ChangeReport
  private(set) var results: [CaseResult] = []
  /// What is wrong with the list of known failures.
  private var aboutKnown: [Diagnostic] = []
  var report: ReleaseReport

  /// - Throws: Exit 66 if the base cannot be read.
  init(
    _ loaded: LoadedWorkspace, since asked: ReleaseBase, _ workspace: WorkspaceChoice, threads: Int,
    failsOnWarnings: Bool
  ) throws(WorldError) {
    (self.loaded, self.workspace, self.threads, self.failsOnWarnings) = (loaded, workspace, threads, failsOnWarnings)
    today = try Clock.today(workspace.today)
    base = try BaseSpecs(asked.name, workspace, today: loaded.knownApps)
    baseFiles = try ProofFiles(beside: base, workspace)
    var changes = ChangeReport(
      from: base.apps, to: loaded.comparedApps,
      unreadable: base.unreadable + loaded.unreadableApps(of: workspace.apps),
      errors: loaded.findings.filter { $0.severity == .error },
      breaks: loaded.settings.breaks.filter { workspace.apps.isEmpty || workspace.apps.contains($0.app) },
      isBaseNamed: asked.name != nil)
    baseFiles.compare(into: &changes)
    self.changes = changes
    report = ReleaseReport(
      since: base.base.title + asked.reason, identity: ReportIdentity(of: loaded.testedApps, workspace))
    if !workspace.apps.isEmpty {
      let all = try SpecSources(in: workspace.specs, loaded.files.bounds).apps.map(\.id)
      let others = all.filter { !workspace.apps.contains($0) }
      if !others.isEmpty { report.scope = .init(apps: workspace.apps, others: others) }
    }
  }

  mutating func judge(withMutants: Bool) throws(WorldError) {
    check()
    StandardOutput.progress("comparing what is generated ...")
    try generate()
    StandardOutput.progress("running \(Plural.of(loaded.cases.count, "case")) ...")
    conform()
    StandardOutput.progress("judging requirements and changes ...")
    let coverage = try cover()
    diff()
    let changed = Set(changes.changes.compactMap(\.app) + report.texts.map(\.app) + report.rules.map(\.app))
    report.checks += [movedCases(changed: changed, baseFiles), newApps(), endingSoon()].compactMap(\.self)
    StandardOutput.progress("trying small changes of what has changed ...")
    try mutate(isWanted: withMutants)
    stale()
    StandardOutput.progress("looking for the causes of what fails ...")
    try explain(coverage?.findings ?? [])
    excuse()
  }

  private mutating func check() {
    let found = loaded.findings
    let counts = found.counts
    let isFine = counts.errors == 0 && (!failsOnWarnings || counts.warnings == 0)
    // Errors are among the failures.
    // What an expired waiver silenced is back.
    let returned = Set(loaded.settings.waivers.filter { $0.why.until.value < today }.map(\.rule.value))
    let shown = found.filter { finding in
      finding.severity == .warning && (failsOnWarnings || returned.contains(finding.code))
    }
    report.checks.append(
      .init(
        "check", isFine ? .passed : .failed,
        "\(Plural.of(counts.errors, "error")), \(Plural.of(counts.warnings, "warning"))", shown.map(Self.detail)))
  }

  private mutating func generate() throws(WorldError) {
    // A waiver says nothing about the specs.
    var loaded = loaded
    loaded.keep { $0.severity != .error || !$0.code.text.hasPrefix("waivers/") }
    guard !loaded.hasErrors else {
      report.checks.append(.init("generate", .skipped, "not compared, because the specs have errors"))
      return
    }
    guard try FileStatus.isFolder(workspace.generated) else {
      report.checks.append(
        .init("generate", .skipped, "nothing to compare: there is no folder '\(workspace.generated)'"))
      return
    }
    var plan = try GeneratedPlan(in: workspace)
    let request = try EmissionRequest(only: [], isAllApps: workspace.apps.isEmpty)
    let emission = try request.emit(loaded) { file, entry throws(WorldError) in try plan.add(file, entry) }
    try plan.end(emission)
    let command = workspace.typed.command("generate", workspace.apps.flatMap { ["--app", $0] })
    let drift = plan.obstacles + plan.drift.findings(in: workspace, command: command)
    let size = Plural.of(emission.entries.count + 1, "file")
    report.checks.append(
      drift.isEmpty
        ? .init("generate", .passed, "\(size) up to date")
        : .init(
          "generate", .failed, "\(drift.count) of \(size) not up to date: run '\(command)'", drift.map(Self.detail)))
  }

  private mutating func conform() {
    let runs = CaseRuns(
      runner: ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version), threads: threads, seed: 1,
      keepsTraces: false)
    results = runs.results(of: loaded.cases)
    let ids = loaded.hasAllCases && !loaded.hasErrors ? loaded.cases.map(\.id) : nil
    aboutKnown = loaded.knownFailures.apply(to: &results, ids: ids, today: today)
    let failed = results.count(where: \.isFailed)
    let known = results.count { $0.verdict == .knownFailing }
    var sentence =
      failed == 0
      ? "all \(Plural.of(results.count, "case")) hold"
      : "\(failed) of \(Plural.of(results.count, "case")) \(failed == 1 ? "fails" : "fail")"
    if results.isEmpty { sentence = "no case was run" }
    if known > 0 { sentence += "; \(known) known to fail" }
    if !loaded.unrun.isEmpty { sentence += "; \(loaded.unrun.count) not run, because of errors" }
    let isFine = failed == 0 && loaded.unrun.isEmpty && aboutKnown.isEmpty
    report.checks.append(
      .init("conform", isFine ? .passed : .failed, sentence, aboutKnown.map(Self.detail)))
  }

  private mutating func cover() throws(WorldError) -> Coverage? {
    guard let requirements = loaded.requirements else {
      report.checks.append(.init("coverage", .skipped, "there are no requirements"))
      return nil
    }
    let coverage = Coverage(
      of: requirements, specs: loaded.soundSpecs, evidence: try loaded.evidence(in: workspace), results: results,
      apps: workspace.apps.isEmpty ? nil : Set(workspace.apps), today: today)
    let open = coverage.open
    // Whatever makes the case pass proves the requirement again.
    let own = open.filter { $0.failed == 0 && $0.findings.isEmpty }
    let failed = open.count - own.count
    let count = Plural.of(coverage.entries.count, "requirement")
    let details =
      coverage.findings.map(Self.detail)
      + own.map { .init("\($0.requirement.id) is not proven: \($0.requirement.requires)", at: $0.requirement.idSpan) }
    let wrong = coverage.findings.isEmpty ? "" : "; \(Plural.of(coverage.findings.count, "contradiction"))"
    report.checks.append(
      .init(
        "coverage", coverage.isComplete ? .passed : .failed,
        "\(count), \(open.isEmpty ? "none" : "\(open.count)") open\(failed == 0 ? "" : ", \(failed) of them by what fails")\(wrong)",
        details))
    return coverage
  }

  private mutating func diff() {
    let all = changes.changes
    let breaks = all.filter { $0.verdict == .break }
    let open = breaks.filter(\.isUnacknowledgedBreak)
    let risks = all.filter { $0.verdict == .risk }
    let agreed = breaks.count - open.count
    var sentence =
      "\(Plural.of(all.count, "change")), \(breaks.isEmpty ? "none that breaks anything" : "\(Plural.of(open.count, "break")) that nobody agreed to")"
    if all.isEmpty { sentence = changes.gaps.isEmpty ? "no changes of the specs" : "no changes found" }
    if agreed > 0 { sentence += ", \(Plural.of(agreed, "break")) agreed to" }
    if !risks.isEmpty { sentence += ", \(Plural.of(risks.count, "risk"))" }
    if !changes.proofs.isEmpty {
      sentence += "; \(Plural.of(changes.proofs.count, "proof")) removed, weakened, changed or excused"
    }
    if !changes.gaps.isEmpty { sentence += "; not everything could be compared" }
    report.checks.append(
      .init(
        "diff", changes.isFreeOfBreaks ? .passed : .failed, sentence,
        open.map(Self.detail) + breaks.flatMap(Self.agreements)
          + changes.gaps.map { .init("not compared: \($0.sentence)") }))
    report.texts = loaded.specs.flatMap { spec in
      base.apps.first { $0.spec.app.id == spec.app.id }.map { ReleaseReport.ChangedText.all(in: spec, since: $0.spec) }
        ?? []
    }
    report.rules = loaded.specs.flatMap { spec in
      base.apps.first { $0.spec.app.id == spec.app.id }.map {
        ReleaseReport.ChangedRule.all(
          in: spec, since: $0.spec, changes.withoutFollowers().changes.filter { $0.app == spec.app.id })
      } ?? []
    }
    report.risks = risks.map(Self.detail) + changes.proofs.map { .init($0.message, at: $0.newPlace) }
  }

  private mutating func mutate(isWanted: Bool) throws(WorldError) {
    guard isWanted else {
      report.checks.append(.init("mutate", .skipped, "left out"))
      return
    }
    var copy = loaded
    copy.keep { $0.severity == .error }
    let run = try MutationRun(copy, threads: threads, base: base)
    let baseline = run.baseline(of: results)
    var mutants = try run.mutants(judgedBy: baseline)
    _ = mutants.apply(loaded.mutantWaivers, apps: [], today: today)
    let verdict = MutationReport(mutants, judged: baseline.specs.count, obstacles: baseline.obstacles)
    let survivors = verdict.survivors
    let untried = verdict.obstacles.map { "none in '\($0.app)', because \($0.reason)" }
    let sentence =
      mutants.isEmpty
      ? untried.isEmpty ? "nothing that has changed can be mutated" : "tried " + untried.joined(separator: "; ")
      : "\(mutants.count) small changes of what has changed: \(survivors.isEmpty ? "none" : "\(survivors.count)") not noticed"
        + untried.map { "; \($0)" }.joined()
    let state: ReleaseReport.Check.State =
      !survivors.isEmpty ? .failed : mutants.isEmpty ? .skipped : .passed
    report.checks.append(
      .init(
        "mutate", state, sentence,
        survivors.map {
          .init("nothing notices '\($0.mutant.name)' as \($0.mutant.change) [\($0.app)]", at: $0.mutant.span)
        }))
  }

  private mutating func stale() {
    let all = changes.outrun.flatMap { texts in texts.translations.map { (texts.app, $0) } }
    guard !all.isEmpty else { return }
    report.checks.append(
      .init(
        "strings", .noted,
        "\(Plural.of(all.count, "translation")) of an earlier source, not marked as stale",
        all.map { .init("\($1.locale) of \($1.text.key) [\($0)]", at: $1.text.text[$1.locale]?.localeSpan) }))
  }

  static func detail(_ finding: Diagnostic) -> ReleaseReport.Detail {
    .init("\(finding.message) [\(finding.code.text)]", at: finding.span)
  }

  static func detail(_ change: SpecChange) -> ReleaseReport.Detail {
    let why = change.judgements.filter { $0.verdict == change.verdict && change.acknowledgements[$0.audience] == nil }
      .map { "\($0.audience.name): \($0.sentence.last == "." ? String($0.sentence.dropLast()) : $0.sentence)" }
    return .init(([change.message + " [\(change.app)]"] + why).joined(separator: "; "), at: change.newPlace)
  }

  /// Who has agreed to a break, and why.
  private static func agreements(_ change: SpecChange) -> [ReleaseReport.Detail] {
    Set(change.acknowledgements.values).sorted { $0.place.span < $1.place.span }.map { item in
      .init(
        "agreed to for release \(item.release) by \(item.approver): \(change.message) [\(change.app)]; "
          + item.reason,
        at: item.place.span)
    }
  }
}
