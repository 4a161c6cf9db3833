import ArgumentParser

/// The options of `notispec init`.
struct InitCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small worked example to begin with; nothing that is there is overwritten.")

  @Argument(help: ArgumentHelp("The folder to begin in; it need not be there yet.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("The id of the app.", valueName: "id"))
  var app: String?

  @Option(help: ArgumentHelp("The app's name as people know it.", valueName: "name"))
  var name: String?

  @Option(name: .customLong("bundle-id"), help: ArgumentHelp("The app's bundle id.", valueName: "id"))
  var bundleID: String?

  @Option(help: "How the list of files is written.")
  var format = InitRequest.Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if folder.isEmpty { throw ValidationError("The folder has no name.") }
  }

  var request: any Request {
    InitRequest(
      folder: folder, app: app, name: name, bundleID: bundleID, format: format, report: report.choice)
  }
}

extension InitRequest.Format: ExpressibleByArgument {}
