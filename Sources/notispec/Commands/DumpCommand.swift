import ArgumentParser

/// The options of `notispec dump`.
struct DumpCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the resolved model as JSON.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the model is written.")
  var format = DumpRequest.Format.json

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    DumpRequest(workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension DumpRequest.Format: ExpressibleByArgument {}
