import ArgumentParser
import NotificationConformance

/// `notispec coverage`: which requirement has a case that proves it, and which has none.
struct CoverageCommand: Verb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Hold requirements against cases and verdicts; fails when one marked 'scenario' has no passing case.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the coverage is written.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true)
    if let status = try report.refuse(loaded, asJSON: format == .json) { return status }
    guard let requirements = loaded.requirements else {
      throw .unreadable(
        Folder.path(workspace.conformance, "requirements.yaml"), "there is no such file, and coverage is about it")
    }
    let runner = ScenarioRunner(specs: loaded.specs)
    let coverage = Coverage(
      of: requirements, specs: loaded.specs, results: loaded.cases.map(runner.run),
      apps: workspace.apps.isEmpty ? nil : Set(workspace.apps))
    switch format {
    case .text: try report.deliver(coverage.text(everything: report.verbose))
    case .json: try report.deliver(coverage.json)
    case .markdown: try report.deliver(coverage.markdown)
    }
    return coverage.isComplete ? .success : .findings
  }
}

extension ReportOptions {
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
