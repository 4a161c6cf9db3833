import ArgumentParser

/// The options of `notispec list`.
struct ListCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the ids of the specs by kind, with the place where each is defined.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the list is written.")
  var format = ListRequest.Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    ListRequest(workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension ListRequest.Format: ExpressibleByArgument {}
