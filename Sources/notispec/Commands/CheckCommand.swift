import ArgumentParser

/// The options of `notispec check`.
struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Read, validate and lint every spec, and read the scenario tables.")

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Flag(help: "First mend, in the files, what has a replacement that is certainly right.")
  var fix = false

  @Option(help: "How the findings are written.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var request: any Request {
    CheckRequest(workspace: workspace.choice, isFixing: fix, format: format, report: report.choice)
  }
}

extension FindingsFormat: ExpressibleByArgument {}
