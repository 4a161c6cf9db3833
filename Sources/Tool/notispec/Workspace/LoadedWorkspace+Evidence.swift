import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import YAMLNodes

extension LoadedWorkspace {
  /// What could prove requirements besides cases and texts. The files are made here, so nothing has to be generated
  /// before; those that are there and say something else count too.
  func evidence(in workspace: WorkspaceChoice) throws(WorldError) -> Coverage.Evidence {
    var indices: [String: OutputIndex] = [:]
    var found: [(assertion: OutputAssertion, finding: Diagnostic?)] = []
    // A part of an app does not tell for sure what the whole of it covers.
    for spec in soundSpecs {
      let files = try files(of: spec)
      indices[spec.app.id] = OutputIndex(files)
      found += findings(about: files, of: spec)
      let edited = try editedFiles(among: files, in: workspace)
      for (assertion, finding) in outputs.filter({ edited[$0.file] != nil }).findings(
        about: spec.app.id, in: { edited[$0] })
      {
        guard var finding else { continue }
        finding.message += Self.words(forEditedIn: workspace.generated)
        found.append((assertion, finding))
      }
    }
    return Coverage.Evidence(
      rules: ProvenRules.all, outputs: found, files: { app, item in indices[app]?.examples(for: item) ?? [] })
  }

  /// How the sentence about a file ends that is wrong only as it stands in the folder of generated files.
  static func words(forEditedIn folder: String) -> String { " as it stands in '\(folder)': run 'notispec generate'" }

  /// What stands in the folder in the place of a generated file: that is what ships, although the specs say otherwise.
  private func editedFiles(
    among files: [OutputFile], in workspace: WorkspaceChoice
  ) throws(WorldError) -> [String: [UInt8]] {
    let bounds = workspace.bounds(around: [workspace.generated])
    let asserted = Set(outputs.map(\.file))
    var edited: [String: [UInt8]] = [:]
    for file in files where asserted.contains(file.path) {
      let path = Folder.path(workspace.generated, file.path)
      guard bounds.contains(path), try FileStatus.isPresent(path),
        let bytes = try InputFile.bytes(of: path, limit: YAMLLimits.standard.fileBytes), bytes != file.bytes
      else { continue }
      edited[file.path] = bytes
    }
    return edited
  }

  /// What each case, spec and entry of `outputs.yaml` names.
  var mentions: [Coverage.Mention] {
    cases.map { Coverage.Mention($0.app, $0.covers) }
      + soundSpecs.map { Coverage.Mention($0.app.id, $0.coveredRequirements) }
      + outputs.map { Coverage.Mention($0.app, $0.covers) }
  }

  /// The app whose folder a file is in; nil for a file in none.
  func app(of file: String) -> String? {
    app(of: file, below: specsFolder) ?? app(of: file, below: conformanceFolder)
  }

  func app(of file: String, below folder: String) -> String? {
    let prefix = Folder.path(folder, "")
    guard file.hasPrefix(prefix) else { return nil }
    let parts = file.dropFirst(prefix.count).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// What the outputs of the workspace make of one app.
  func files(of spec: Spec) throws(WorldError) -> [OutputFile] {
    try EmissionRequest(only: [], isAllApps: false).files(of: spec, settings)
  }

  /// What the generated files of an app must say, and how they do not.
  func findings(about files: [OutputFile], of spec: Spec) -> [(assertion: OutputAssertion, finding: Diagnostic?)] {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return outputs.findings(about: spec.app.id) { bytes[$0] }
  }
}
