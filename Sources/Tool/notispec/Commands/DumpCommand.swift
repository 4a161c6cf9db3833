import ArgumentParser
import SpecEmission
import TextWriting

/// `notispec dump`: the specs with every default filled in and every file merged.
///
/// `{ "version": 1, "apps": [ … ] }`, each app with the keys of the spec language.
struct DumpCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the resolved model as JSON.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the model.")
  var format = Format.json

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: false)
    if let status = try report.refuse(loaded, as: .json) { return status }
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.array("apps", of: loaded.specs) { json, spec in ResolvedModel(of: spec).write(to: &json) }
    }
    try report.deliver(.document(json.text + "\n"))
    return report.status(for: loaded.findings)
  }
}
