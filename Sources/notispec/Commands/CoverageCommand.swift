import ArgumentParser

/// The options of `notispec coverage`.
struct CoverageCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Compare requirements with cases, verdicts and lint rules; fails while one is open.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the coverage is written.")
  var format = ReportFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    CoverageRequest(workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension ReportFormat: ExpressibleByArgument {}
