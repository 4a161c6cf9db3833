import ArgumentParser
import NotificationConformance
import SpecEmission
import SpecLint
import TextWriting

/// `notispec coverage`: which requirements have a case that proves them, and which have none.
struct CoverageCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Compare requirements with cases, verdicts and lint rules. Fails while a requirement is open.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the coverage.")
  var format = ReportFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true)
    guard let requirements = loaded.requirements else {
      if let status = try report.refuse(loaded, as: format) { return status }
      throw .unreadable(
        Folder.path(workspace.conformance, "requirements.yaml"), "there is no such file, and coverage needs it")
    }
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    let indices = Dictionary(
      // A part of an app does not tell for sure what the whole of it covers.
      loaded.soundSpecs.map { spec in
        (spec.app.id, OutputIndex(EmitterRoster.all.flatMap { $0.files(for: spec) }))
      }, uniquingKeysWith: { first, _ in first })
    var results = CaseRuns(runner: runner, threads: Threads.usual, seed: nil, keepsTraces: false).results(
      of: loaded.cases)
    // `conform` reports what is wrong with the entries themselves.
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: try Clock.today(workspace.today))
    let coverage = Coverage(
      of: requirements, specs: loaded.soundSpecs,
      rules: LintRoster.pages.map { ($0.code.text, $0.covers) } + MistakePages.all.map { ($0.code.text, $0.covers) },
      outputs: { app, item in indices[app]?.examples(for: item) ?? [] },
      results: results, apps: workspace.apps.isEmpty ? nil : Set(workspace.apps))
    var broken = loaded
    broken.keep { $0.severity == .error }
    let findings = FindingsReport(broken)
    switch format {
    case .text:
      try report.deliver(findings.text(colored: report.usesColor) + coverage.text(everything: report.verbose))
    case .json: try report.deliver(.document(coverage.json(with: broken.findings)))
    case .markdown:
      // The page is about requirements; mistakes are for whoever generates it.
      if loaded.hasErrors { StandardOutput.note(findings.text(colored: false)) }
      try report.deliver(coverage.markdown)
    }
    return coverage.isComplete && !loaded.hasErrors ? .success : .findings
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension ReportOptions {
  /// For verbs whose results mean nothing while the specs have errors: delivers the findings instead.
  ///
  /// - Returns: Nil when there is no error.
  func refuse(_ workspace: LoadedWorkspace, as format: ReportFormat) throws(WorldError) -> ExitStatus? {
    guard workspace.hasErrors else { return nil }
    let findings = FindingsReport(workspace)
    switch format {
    case .text: try deliver(findings.text(colored: usesColor))
    case .json: try deliver(.document(findings.json))
    case .markdown: try deliver(findings.markdown)
    }
    return .findings
  }
}
