import SpecDiagnostics
import TextWriting

/// The files of a renaming as they would be.
struct RenamePlan {
  struct File {
    let path: String
    let old: [UInt8]
    let new: FixedText
  }

  /// In the order of the paths.
  let files: [File]

  /// What a dry run shows.
  var difference: TerminalText { files.map { LineDiff.text($0.path, from: $0.old, to: $0.new.bytes) }.joined() }

  init(_ renaming: Renaming, in loaded: LoadedWorkspace) {
    self.init(renaming.edits, in: loaded)
  }

  /// - Parameter contents: By file, what it becomes.
  init(_ contents: [String: [UInt8]], of loaded: LoadedWorkspace) {
    files = contents.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      guard let old = loaded.files.bytes(path), let new = contents[path], new != old else { return nil }
      return File(path: path, old: old, new: FixedText(new, applying: []))
    }
  }

  /// - Parameter edits: By file.
  init(_ edits: [String: [Diagnostic.FixIt]], in loaded: LoadedWorkspace) {
    files = edits.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      loaded.files.bytes(path).map { bytes in
        File(path: path, old: bytes, new: FixedText(bytes, applying: edits[path] ?? []))
      }
    }
  }

  /// The workspace with these files, and of its findings only those that are new.
  ///
  /// - Throws: Exit 66 for what cannot be read.
  func applied(to loaded: LoadedWorkspace, _ workspace: WorkspaceChoice) throws(WorldError) -> LoadedWorkspace {
    var replacements: [PathKey: [UInt8]] = [:]
    for file in files { replacements[PathKey(file.path)] = file.new.bytes }
    var after = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true, replacing: replacements)
    after.keepNew(since: loaded)
    return after
  }

  /// Writes all of the files or none.
  ///
  /// - Throws: Exit 73 or 74.
  func write(in workspace: WorkspaceChoice) throws(WorldError) {
    let folders = [workspace.specs, workspace.conformance]
    let roots = folders.compactMap { try? RealPath.of($0) }.map { PathKey($0) }
    var edits: [FileEdit] = []
    for file in files {
      // A symbolic link may lead to somebody else's file.
      guard let place = try? RealPath.of(file.path), roots.contains(where: { PathKey(place).isIn($0) }) else {
        throw .uncreatable(file.path, "it leads out of the workspace")
      }
      edits.append(try FileEdit(of: file.path, from: file.old, to: file.new))
    }
    try FileEdit.write(edits, journaledIn: workspace.specs)
  }
}
