import ArgumentParser

/// `notispec check`: everything that can be said about the specs without running them.
struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read, validate and lint every spec, and read the scenario tables.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let sources = try SpecSources(in: workspace.specs)
    return report.status(for: sources.diagnostics)
  }
}
