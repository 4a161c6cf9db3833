import ArgumentParser

/// The options of `notispec diff`.
struct DiffCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what changed in the specs since a commit or a folder, and for whom it breaks something.")

  @Argument(
    help: ArgumentHelp(
      "A branch, tag or commit, or a folder with specs; without it the commit at which this branch left the default one.",
      valueName: "base"))
  var base: String?

  @Flag(
    help: ArgumentHelp(
      "End with exit 1 when something breaks that 'breaks' in specs/notispec.yaml does not acknowledge, or could not be compared."
    ))
  var breaking = false

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the changes are written.")
  var format = ReportFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if base?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
  }

  var request: any Request {
    DiffRequest(
      base: base, isBreaking: breaking, workspace: workspace.choice, format: format, report: report.choice)
  }
}
