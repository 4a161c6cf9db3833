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

  @Flag(
    help: "Read and write outside the repository if a symbolic link in it leads there. Only for repositories you trust."
  )
  var allowLinks = false

  /// Where the run was started, from the folder of the workspace.
  var start = "."
  /// The way back.
  var wayUp = ""
  /// Options with folders, before their paths were made ones from the folder of the workspace.
  var typed: [String]?

  private enum CodingKeys: String, CodingKey {
    case directory, specs, generated, conformance, apps, today, allowLinks
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
      today: today.flatMap { CivilDate($0) }, start: start, allowsLinks: allowLinks,
      typed: TypedCommand(directory: directory, wayUp: wayUp, options: typed ?? folders))
  }

  /// The options with folders that are not as by default.
  var folders: [String] {
    let standard = WorkspaceChoice.standard
    var words: [String] = []
    if specs != standard.specs { words += ["--specs", specs] }
    if let generated, generated != standard.generated { words += ["--generated", generated] }
    if let conformance { words += ["--conformance", conformance] }
    return allowLinks ? words + ["--allow-links"] : words
  }
}
