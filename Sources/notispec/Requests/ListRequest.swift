/// `notispec list`: every id of the specs, with its place.
struct ListRequest: ReportingRequest {
  enum Format: String, CaseIterable {
    case text, json
  }

  let workspace: WorkspaceChoice
  let format: Format
  let report: ReportChoice

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
