import ArgumentParser

/// The options of `notispec check`.
struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read, validate and lint every spec, and read the scenario tables.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the findings are written.")
  var format = CheckRequest.Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    CheckRequest(workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension CheckRequest.Format: ExpressibleByArgument {}
