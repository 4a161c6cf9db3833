import ArgumentParser

/// The options of `notispec conform`.
struct ConformCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "conform", abstract: "Run the scenario tables against the reference scheduler.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(
    help: ArgumentHelp(
      "Run only cases whose id matches; '*' stands for any characters, '/' included, '?' for one.", valueName: "glob"))
  var filter: String?

  @Option(help: "How the verdicts are written.")
  var format = ConformRequest.Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    ConformRequest(
      workspace: workspace.choice, filter: filter, format: format, report: report.choice)
  }
}

extension ConformRequest.Format: ExpressibleByArgument {}
