import NotificationConformance
import SpecDiagnostics
import YAMLNodes

/// The files below `conformance/`. A workspace need not have any.
struct ConformanceFolder {
  /// Nil when there is no requirements file.
  private(set) var requirements: [Requirement]?
  private(set) var scenarios: [SourceTree] = []
  private(set) var diagnostics: [Diagnostic] = []

  private static let requirementsName = "requirements.yaml"

  /// - Throws: Exit 66.
  init(_ folder: String, in files: inout SourceFiles, withScenarios: Bool) throws(WorldError) {
    guard try FileStatus.isFolder(folder) else { return }
    let requirementsPath = Folder.path(folder, Self.requirementsName)
    if withScenarios {
      let scan = try YAMLFileScan(below: folder)
      diagnostics += scan.diagnostics
      for path in scan.files where path != requirementsPath {
        let result = try files.read(path)
        // What kind of file it is cannot be known when it cannot be parsed, so that is always said.
        diagnostics += result.diagnostics
        if let tree = result.tree, ScenarioLoader.isScenarioFile(tree) { scenarios.append(tree) }
      }
    }
    if try Folder.requiredNames(in: folder).contains(Self.requirementsName) {
      let result = try files.read(requirementsPath)
      diagnostics += result.diagnostics
      guard let tree = result.tree else { return }
      let file = RequirementsFile(tree)
      diagnostics += file.diagnostics
      requirements = file.requirements
    }
  }
}
