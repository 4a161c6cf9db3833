import SpecDiagnostics
import SpecLanguage
import SpecTranslation

extension LoadedWorkspace {
  /// The apps as texts go into them.
  var translatedApps: [TranslatedApp] {
    specs.map { spec in
      let sources = spec.files.compactMap { path in
        files.bytes(path).map { SpecSource(path: path, bytes: $0) }
      }
      return TranslatedApp(spec: spec, sources: sources)
    }
  }

  /// Writes changed specs: all files are ready to be written before the first one is.
  func write(_ changed: [TranslationImport.File], into workspace: WorkspaceChoice) throws(WorldError) {
    let root = (try? RealPath.of(workspace.specs)).map(PathKey.init)
    var edits: [FileEdit] = []
    for file in changed {
      guard let old = files.bytes(file.path) else { continue }
      // A symbolic link may lead to somebody else's file.
      guard let root, let place = try? RealPath.of(file.path), PathKey(place).isIn(root) else {
        throw .uncreatable(file.path, "it leads out of the workspace")
      }
      edits.append(try FileEdit(of: file.path, from: old, to: file.contents))
    }
    try FileEdit.write(edits, journaledIn: workspace.specs)
  }
}
