import NotificationConformance
import SpecEmission
import SpecLint

/// `notispec coverage`: which requirement has a case that proves it, and which has none.
struct CoverageRequest: ReportingRequest {
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  let workspace: WorkspaceChoice
  let format: Format
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true)
    if let status = try report.refuse(loaded, asJSON: format == .json) { return status }
    guard let requirements = loaded.requirements else {
      throw .unreadable(
        Folder.path(workspace.conformance, "requirements.yaml"), "there is no such file, and coverage is about it")
    }
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    let indices = Dictionary(
      loaded.specs.map { spec in
        (spec.app.id, OutputIndex(EmitterRoster.all.flatMap { $0.files(for: spec) }))
      }, uniquingKeysWith: { first, _ in first })
    var results = CaseRuns(runner: runner, threads: Threads.usual, seed: nil, keepsTraces: false).results(
      of: loaded.cases)
    // What is wrong with the entries themselves is for `conform` to say.
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: try Clock.today(workspace.today))
    let coverage = Coverage(
      of: requirements, specs: loaded.specs, rules: LintRoster.pages.map { ($0.code.text, $0.covers) },
      outputs: { app, item in indices[app]?.examples(for: item) ?? [] },
      results: results, apps: workspace.apps.isEmpty ? nil : Set(workspace.apps))
    switch format {
    case .text: try report.deliver(coverage.text(everything: report.verbose))
    case .json: try report.deliver(coverage.json)
    case .markdown: try report.deliver(coverage.markdown)
    }
    return coverage.isComplete ? .success : .findings
  }
}

extension ReportChoice {
  /// For verbs whose results mean nothing while the specs have errors: hands over the findings instead.
  ///
  /// - Returns: Nil when there is no error.
  func refuse(_ workspace: LoadedWorkspace, asJSON: Bool) throws(WorldError) -> ExitStatus? {
    guard workspace.hasErrors else { return nil }
    let findings = FindingsReport(workspace)
    try deliver(asJSON ? findings.json : findings.text(colored: usesColor))
    return .findings
  }
}
