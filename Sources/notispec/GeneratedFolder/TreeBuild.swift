#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Builds the new tree beside the old one. What does not change is linked, so its inode and its times stay.
struct TreeBuild {
  /// Nil when there is no old tree.
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

  /// Waiting for the disk after each of more files takes longer than once for all that others wrote too.
  private static let fewFiles = 32

  func run() throws(SystemError) {
    let areFew = change.writes.count <= Self.fewFiles
    _ = try uninterrupted { mkdir(new, 0o777) }
    if let old { _ = try adopt(old, as: new, prefix: "") }
    for file in change.writes {
      try FolderTree.makeFolders(for: file.path, below: new, permissions: FolderTree.generatedFolder)
      try file.put(at: Folder.path(new, file.path), isSafe: areFew)
    }
    var permissions = FolderTree.generatedFolder
    if let old { permissions = try FileStatus(of: old, followingLinks: true).permissions }
    _ = try uninterrupted { chmod(new, permissions) }
    if !areFew {
      if try FolderTree.synchronizeFileSystem(of: new) { return }
      for file in change.writes { try FolderTree.synchronizeFile(Folder.path(new, file.path)) }
    }
    try FolderTree.synchronize(new)
  }

  /// Takes over everything in a folder that is not replaced.
  ///
  /// - Returns: Whether something in it was replaced and nothing taken over: then the folder may go too.
  private func adopt(_ from: String, as to: String, prefix: String) throws(SystemError) -> Bool {
    var lostSome = false
    var keptSome = false
    for name in try Folder.names(in: from) {
      let path = prefix + name
      if replaced.contains(path) {
        lostSome = true
        continue
      }
      let source = Folder.path(from, name)
      let target = Folder.path(to, name)
      let status = try FileStatus(of: source, followingLinks: false)
      switch status.kind {
      case .folder:
        _ = try uninterrupted { mkdir(target, 0o700) }
        if try adopt(source, as: target, prefix: path + "/") {
          _ = try uninterrupted { rmdir(target) }
          lostSome = true
          continue
        }
        _ = try uninterrupted { chmod(target, status.permissions) }
      case .symbolicLink:
        try copyLink(source, target)
      case .regular, .special:
        _ = try uninterrupted { linkat(AT_FDCWD, source, AT_FDCWD, target, 0) }
      }
      keptSome = true
    }
    return lostSome && !keptSome
  }

  /// A symbolic link is made anew: not every system can link one.
  private func copyLink(_ source: String, _ target: String) throws(SystemError) {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // One byte stays zero and ends the text.
    _ = try uninterrupted { readlink(source, &buffer, Int(PATH_MAX)) }
    _ = try uninterrupted { symlink(buffer, target) }
  }
}
