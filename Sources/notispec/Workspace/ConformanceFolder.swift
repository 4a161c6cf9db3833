import NotificationConformance
import SpecDiagnostics
import SpecReading
import YAMLNodes

/// The files below `conformance/`. A workspace need not have any.
struct ConformanceFolder {
  /// Of both files, the documents' first; nil when there is neither.
  private(set) var requirements: [Requirement]?
  private(set) var scenarios: [SourceTree] = []
  /// Apps that only scenarios have, by path.
  private(set) var apps: [ScenarioApp] = []
  /// Folders with a file that cannot be parsed: nobody knows whether it describes an app.
  private(set) var unreadableApps: Set<String> = []
  private(set) var knownFailures: [KnownFailure] = []
  private(set) var diagnostics: [Diagnostic] = []

  private static let requirementsName = "requirements.yaml"
  private static let trapsName = "traps.yaml"
  private static let knownFailingName = "known-failing.yaml"

  /// - Throws: Exit 66.
  init(_ folder: String, in files: inout SourceFiles, withScenarios: Bool) throws(WorldError) {
    guard try FileStatus.isFolder(folder) else { return }
    let notScenarios = [Self.requirementsName, Self.trapsName].map { Folder.path(folder, $0) }
    let knownFailing = Folder.path(folder, Self.knownFailingName)
    if withScenarios {
      let scan = try YAMLFileScan(below: folder)
      diagnostics += scan.diagnostics
      var sources: [SpecSource] = []
      for path in scan.files where !notScenarios.contains(path) {
        let result = try files.read(path)
        // What kind of file it is cannot be known when it cannot be parsed, so that is always said.
        diagnostics += result.diagnostics
        if path == knownFailing, let tree = result.tree {
          let file = KnownFailingFile(tree)
          knownFailures = file.entries
          diagnostics += file.diagnostics
        } else if let tree = result.tree {
          if ScenarioLoader.isScenarioFile(tree) { scenarios.append(tree) }
          if ScenarioApp.isDescribed(in: tree) { sources.append(SpecSource(path: path, yaml: result)) }
        } else {
          unreadableApps.insert(Folder.split(Folder.split(path).folder).name)
        }
      }
      apps = ScenarioApp.all(in: sources)
    }
    let names = try Folder.requiredNames(in: folder)
    for (name, path) in zip([Self.requirementsName, Self.trapsName], notScenarios) where names.contains(name) {
      let result = try files.read(path)
      diagnostics += result.diagnostics
      guard let tree = result.tree else { continue }
      let (found, findings) = Self.entries(of: tree, isTraps: name == Self.trapsName)
      requirements = (requirements ?? []) + found
      diagnostics += findings
    }
  }

  private static func entries(of tree: SourceTree, isTraps: Bool) -> ([Requirement], [Diagnostic]) {
    if isTraps {
      let file = TrapsFile(tree)
      return (file.requirements, file.diagnostics)
    }
    let file = RequirementsFile(tree)
    return (file.requirements, file.diagnostics)
  }
}
