import SpecEmission

extension GeneratedFolder {
  /// Brings the folder to its new state file by file: in the meantime some files are old and some new.
  ///
  /// If the run is killed on the way, the manifest lists both the old files and the new ones, so the next run
  /// recognizes all of them as its own.
  ///
  /// - Throws: Exit 73 or 74; what was done by then stays done.
  func applyFileByFile(_ change: TreeChange) throws(WorldError) {
    if change.isEmpty { return }
    let manifest = change.writes.first { $0.path == OutputManifest.path }
    let both = try bothManifests(manifest)
    // On a file system that ignores case, a name may differ from that of a new file only in case: then it goes first.
    let written = Set(change.writes.map { $0.path.lowercased() })
    let (respelled, gone) = (
      change.removals.filter { written.contains($0.lowercased()) },
      change.removals.filter { !written.contains($0.lowercased()) }
    )
    try writing(name) { () throws(SystemError) in
      if mkdir(place, 0o777) == 0 {
        _ = try uninterrupted { chmod(place, FolderTree.generatedFolder) }
      } else if errno != EEXIST {
        throw .last
      }
      if let both { try replace(both) }
      try remove(respelled)
      for file in change.writes where file.path != OutputManifest.path { try replace(file) }
      try remove(gone)
      if let manifest { try replace(manifest) }
      try synchronize(change)
    }
  }

  /// The existing manifest and the next one, merged.
  private func bothManifests(_ new: TreeChange.Write?) throws(WorldError) -> TreeChange.Write? {
    guard case .bytes(let bytes) = new?.contents,
      case .success(let after) = OutputManifest.parse(String(decoding: bytes, as: UTF8.self))
    else { return nil }
    let before = try KnownOutputs(in: place, TypedCommand()).manifest?.entries ?? []
    let known = Set(after.entries)
    let both = OutputManifest(entries: after.entries + before.filter { !known.contains($0) })
    return TreeChange.Write(OutputFile(path: OutputManifest.path, contents: both.json))
  }

  private func remove(_ paths: [String]) throws(SystemError) {
    for path in paths {
      try FolderTree.remove(Folder.path(place, path))
      removeEmptyFolders(above: path)
    }
  }

  private func replace(_ file: TreeChange.Write) throws(SystemError) {
    try FolderTree.makeFolders(for: file.path, below: place, permissions: FolderTree.generatedFolder)
    let draft = Folder.path(place, Litter.name())
    do throws(SystemError) {
      try file.put(at: draft)
      _ = try uninterrupted { rename(draft, Folder.path(place, file.path)) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func removeEmptyFolders(above path: String) {
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if rmdir(Folder.path(place, String(rest))) != 0 { return }
    }
  }

  /// Makes the names in the folders of what was changed survive a power cut.
  private func synchronize(_ change: TreeChange) throws(SystemError) {
    var folders: Set<String> = [place]
    for path in change.paths { folders.insert(Folder.split(Folder.path(place, path)).folder) }
    for folder in folders.sorted() where try FileStatus.ifPresent(folder) != nil {
      try OpenFile(folder, O_RDONLY | O_DIRECTORY).synchronize()
    }
  }
}
