import ArgumentParser

/// `notispec list`: every id of the specs, with its place.
struct ListCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the ids of the specs by kind, with the place where each is defined.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the list.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: false)
    if let status = try report.refuse(loaded, as: format == .json ? .json : .text) { return status }
    let items = loaded.specs.flatMap(ListedItem.all)
    switch format {
    case .text: try report.deliver(ListedItem.text(items))
    case .json: try report.deliver(.document(ListedItem.json(items)))
    }
    return report.status(for: loaded.findings)
  }
}
