import ArgumentParser

/// The options of `notispec explain`.
struct ExplainCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say everything that is known about the code of a finding, an id, a requirement or a key.")

  @Argument(
    help: ArgumentHelp(
      "A code (copy/too-long), an id (paywall, cleaner/paywall), a requirement or a key (notifications.copy).",
      valueName: "subject"))
  var subject: String

  @OptionGroup(title: "Workspace")
  var workspace: WorkspaceOptions

  @Option(help: "How the answer is written.")
  var format = ExplainRequest.Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if subject.isEmpty { throw ValidationError("There is nothing to explain.") }
  }

  var request: any Request {
    ExplainRequest(subject: subject, workspace: workspace.choice, format: format, report: report.choice)
  }
}

extension ExplainRequest.Format: ExpressibleByArgument {}
