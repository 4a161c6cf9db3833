import ArgumentParser
import NotificationCivilTime

/// The options that say where a run finds its files. Every verb has them.
struct WorkspaceOptions: ParsableArguments {
  @Option(
    name: [.customShort("C"), .customLong("directory")],
    help: ArgumentHelp(
      """
      Run as if started in this folder. Without 'specs' in it, the folders above are searched for the workspace. \
      Paths in results begin at the folder of the workspace.
      """, valueName: "folder"))
  var directory: String?

  @Option(help: ArgumentHelp("The folder with one folder per app.", valueName: "folder"))
  var specs = WorkspaceChoice.standard.specs

  @Option(
    help: ArgumentHelp(
      "The folder that 'generate' writes. (default: \(WorkspaceChoice.standard.generated))", valueName: "folder"))
  var generated: String?

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

  /// Where the run was started, from the folder of the workspace.
  var start = "."

  private enum CodingKeys: String, CodingKey {
    case directory, specs, generated, conformance, apps, today
  }

  func validate() throws {
    for (name, folder) in [
      ("specs", Optional(specs)), ("generated", generated), ("conformance", conformance), ("directory", directory),
    ]
    where folder?.isEmpty == true {
      throw ValidationError("The value of '--\(name)' is empty. It must name a folder.")
    }
    if let today, CivilDate(today) == nil {
      throw ValidationError("The value of '--today' must be a date such as 2026-12-31.")
    }
  }

  var choice: WorkspaceChoice {
    WorkspaceChoice(
      specs: specs, generated: generated ?? WorkspaceChoice.standard.generated,
      conformance: conformance ?? WorkspaceChoice.standard.conformance,
      isConformanceNamed: conformance != nil, apps: apps,
      today: today.flatMap { CivilDate($0) }, start: start)
  }
}
