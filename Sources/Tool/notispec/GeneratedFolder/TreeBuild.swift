/// Builds the new tree next to the old one. What does not change is linked, so its inode and times stay the same.
struct TreeBuild {
  /// Nil if there is no old tree.
  let old: String?
  let new: String
  let change: TreeChange
  private let replaced: Set<String>

  init(old: String?, new: String, change: TreeChange) {
    self.old = old
    self.new = new
    self.change = change
    replaced = change.paths
  }

  /// Syncing each of more files takes longer than one sync of everything, including what other programs wrote.
  private static let fewFiles = 32

  /// What could not be taken over or written.
  struct Failure: Error {
    enum Cause {
      case system(SystemError)
      /// A folder that others have made. It would become a different one, without what only they know about it, and
      /// anyone working in it would be in one that is gone.
      case foreignFolder
    }

    /// Below the folder; empty for the folder itself.
    let path: String
    let cause: Cause
  }

  /// - Parameter drafts: Where to make the new tree.
  func run(in drafts: DraftFolder) throws(Failure) {
    let areFew = change.writes.count <= Self.fewFiles
    let oldStatus = try at("") { () throws(SystemError) in
      try drafts.make()
      _ = try uninterrupted { mkdir(new, 0o777) }
      return try old.map { old throws(SystemError) in try FileStatus(of: old, followingLinks: true) }
    }
    if let old, let oldStatus { _ = try adopt(old, as: new, prefix: "", device: oldStatus.device) }
    for file in change.writes {
      try at(file.path) { () throws(SystemError) in
        try FolderTree.makeFolders(for: file.path, below: new, permissions: FolderTree.generatedFolder)
        try file.put(at: Folder.path(new, file.path), isSafe: areFew)
      }
    }
    try at("") { () throws(SystemError) in
      if let oldStatus {
        try FolderTree.adopt(oldStatus, for: new)
      } else {
        _ = try uninterrupted { chmod(new, FolderTree.generatedFolder) }
      }
      if !areFew {
        if try FolderTree.synchronizeFileSystem(of: new) { return }
        for file in change.writes { try FolderTree.synchronizeFile(Folder.path(new, file.path)) }
      }
      try FolderTree.synchronize(new)
    }
  }

  private func at<Result>(_ path: String, _ work: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      throw Failure(path: path, cause: .system(error))
    }
  }

  /// Takes over everything in a folder that is not replaced.
  ///
  /// - Parameter device: Of the old tree. What is mounted in it cannot move with it.
  /// - Returns: Whether something in it was replaced and nothing taken over: then the folder may go too.
  private func adopt(_ from: String, as to: String, prefix: String, device: UInt64) throws(Failure) -> Bool {
    var lostSome = false
    var keptSome = false
    let names = try at(String(prefix.dropLast())) { () throws(SystemError) in try Folder.names(in: from) }
    for name in names {
      let path = prefix + name
      if replaced.contains(path) {
        lostSome = true
        continue
      }
      let source = Folder.path(from, name)
      let target = Folder.path(to, name)
      let status = try at(path) { () throws(SystemError) in
        let status = try FileStatus(of: source, followingLinks: false)
        if status.device != device { throw SystemError(number: EXDEV) }
        return status
      }
      if status.kind == .folder, !change.ownFolders.contains(path) { throw Failure(path: path, cause: .foreignFolder) }
      try at(path) { () throws(SystemError) in
        switch status.kind {
        case .folder: _ = try uninterrupted { mkdir(target, 0o700) }
        case .symbolicLink: try copyLink(source, target)
        case .regular, .special: _ = try uninterrupted { linkat(AT_FDCWD, source, AT_FDCWD, target, 0) }
        }
      }
      if status.kind == .folder {
        if try adopt(source, as: target, prefix: path + "/", device: device) {
          _ = try at(path) { () throws(SystemError) in try uninterrupted { rmdir(target) } }
          lostSome = true
          continue
        }
        try at(path) { () throws(SystemError) in try FolderTree.adopt(status, for: target) }
      }
      keptSome = true
    }
    return lostSome && !keptSome
  }

  /// A symbolic link is created again: not every system can link one.
  private func copyLink(_ source: String, _ target: String) throws(SystemError) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // One byte stays zero and ends the text.
    _ = try uninterrupted { readlink(source, &buffer, Int(PATH_MAX)) }
    _ = try uninterrupted { symlink(buffer, target) }
  }
}
