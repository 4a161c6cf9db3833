import ArgumentParser
import NotificationCivilTime

/// The options that say where a run finds its files. Every verb has them.
struct WorkspaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder with one folder per app.", valueName: "folder"))
  var specs = WorkspaceChoice.standard.specs

  @Option(help: ArgumentHelp("The folder that 'generate' writes.", valueName: "folder"))
  var generated = WorkspaceChoice.standard.generated

  @Option(
    help: ArgumentHelp(
      "The folder with scenario tables and requirements. (default: \(WorkspaceChoice.standard.conformance))",
      valueName: "folder"))
  var conformance: String?

  @Option(name: .customLong("app"), help: ArgumentHelp("Only this app. Can be repeated.", valueName: "id"))
  var apps: [String] = []

  @Option(
    help: ArgumentHelp(
      "The date that waivers and expiry dates are compared with. Default: SOURCE_DATE_EPOCH, or the machine's date.",
      valueName: "YYYY-MM-DD"))
  var today: String?

  func validate() throws {
    for (name, folder) in [("specs", Optional(specs)), ("generated", generated), ("conformance", conformance)]
    where folder?.isEmpty == true {
      throw ValidationError("The value of '--\(name)' is empty. It must name a folder.")
    }
    if let today, CivilDate(today) == nil {
      throw ValidationError("The value of '--today' must be a date such as 2026-12-31.")
    }
  }

  var choice: WorkspaceChoice {
    WorkspaceChoice(
      specs: specs, generated: generated, conformance: conformance ?? WorkspaceChoice.standard.conformance,
      isConformanceNamed: conformance != nil, apps: apps,
      today: today.flatMap { CivilDate($0) })
  }
}
