/// The folder next to `generated/` in which a run builds what it then puts there. A killed run leaves it behind, and
/// the next one recognizes it by a mark in it: anything else of that name belongs to somebody else.
struct DraftFolder {
  let path: String

  /// The tree that is being built, or the old one after the exchange.
  var tree: String { Folder.path(path, Self.treeName) }
  /// Large outputs that wait until all are there.
  var outputs: String { Folder.path(path, Self.outputsName) }
  private var mark: String { Folder.path(path, Self.markName) }

  private static let treeName = "tree"
  private static let outputsName = "outputs"
  private static let markName = "made-by-notispec"

  /// - Parameter place: The place of the folder that it is for.
  init(for place: String) {
    let (parent, name) = Folder.split(place)
    path = Folder.path(parent, ".\(name).notispec-new")
  }

  /// Removes what a killed run left behind.
  ///
  /// - Throws: Exit 73, if somebody else has put something there.
  func clear() throws(WorldError) {
    guard try isOurs() else {
      throw .uncreatable(
        path,
        "notispec needs this name for its drafts but did not make what is there: move it elsewhere or delete it")
    }
    try writing(path) { () throws(SystemError) in
      try FolderTree.remove(tree)
      try FolderTree.remove(outputs)
      try removeEmpty()
    }
  }

  /// Whether nothing is there, or a folder of ours. A run that was killed at its beginning or end has left it empty.
  private func isOurs() throws(WorldError) -> Bool {
    try writing(path) { () throws(SystemError) in
      guard let status = try FileStatus.ifPresent(path, followingLinks: false) else { return true }
      guard status.kind == .folder else { return false }
      let names = try Folder.names(in: path)
      if names.isEmpty { return true }
      guard names.allSatisfy([Self.markName, Self.treeName, Self.outputsName].contains) else { return false }
      return try FileStatus.ifPresent(mark, followingLinks: false)?.kind == .regular
    }
  }

  /// Makes it, unless it exists: after `clear` it is ours.
  func make() throws(SystemError) {
    if mkdir(path, 0o700) == 0 {
      return try FolderTree.writeNew([], to: mark, isSafe: false)
    }
    if errno != EEXIST { throw .last }
  }

  /// Removes it with the outputs that wait in it, but not a tree.
  func removeOutputs() throws(SystemError) {
    try FolderTree.remove(outputs)
    if try FileStatus.ifPresent(tree, followingLinks: false) == nil { try removeEmpty() }
  }

  /// The mark is removed last of all.
  private func removeEmpty() throws(SystemError) {
    try FolderTree.remove(mark)
    if rmdir(path) != 0, errno != ENOENT { throw .last }
  }
}
