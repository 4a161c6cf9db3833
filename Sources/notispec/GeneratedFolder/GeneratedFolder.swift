import SpecEmission

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that `generate` owns files in, locked against other runs as long as this value lives.
struct GeneratedFolder: ~Copyable {
  /// As the command line names it.
  let name: String
  /// Where it really is: a symbolic link in its place stays one.
  let place: String
  /// Beside it: the tree that is being built, or the old one after the exchange. A killed run leaves it.
  private let sibling: String
  /// Beside it too: large outputs that wait until all are there.
  private let drafts: String
  private let lock: FolderLock

  /// The size from which an output waits on the disk: in memory those of a large app would take more than the app.
  private static let largeOutput = 1 << 20

  /// Waits for other runs to end, and removes what a killed one left.
  ///
  /// - Throws: Exit 73.
  static func open(_ name: String) throws(WorldError) -> GeneratedFolder {
    let place = try writing(name) { () throws(SystemError) in
      let place = try RealPath.ofPlace(name)
      if let status = try FileStatus.ifPresent(place), status.kind != .folder { throw SystemError(number: ENOTDIR) }
      return place
    }
    let (parent, last) = Folder.split(place)
    let sibling = Folder.path(parent, ".\(last).notispec-new")
    let drafts = Folder.path(parent, ".\(last).notispec-drafts")
    let lock = try FolderLock(parent)
    try writing(name) { () throws(SystemError) in
      try FolderTree.remove(sibling)
      try FolderTree.remove(drafts)
    }
    return GeneratedFolder(name: name, place: place, sibling: sibling, drafts: drafts, lock: lock)
  }

  private init(name: String, place: String, sibling: String, drafts: String, lock: consuming FolderLock) {
    self.name = name
    self.place = place
    self.sibling = sibling
    self.drafts = drafts
    self.lock = lock
  }

  deinit { _ = try? FolderTree.remove(drafts) }

  /// An output to be written by `apply`. A large one goes to the disk at once.
  ///
  /// - Throws: Exit 73 or 74.
  func draft(_ file: OutputFile) throws(WorldError) -> TreeChange.Write {
    guard file.bytes.count >= Self.largeOutput else { return TreeChange.Write(file) }
    return try writing(name) { () throws(SystemError) in
      if mkdir(drafts, 0o700) != 0, errno != EEXIST { throw .last }
      let draft = Folder.path(drafts, OutputManifest.digest(of: file.path.utf8))
      try FolderTree.writeNew(file.bytes, to: draft, permissions: FolderTree.generatedFile)
      return TreeChange.Write(path: file.path, contents: .draft(draft))
    }
  }

  /// Brings the folder to its new state; at any moment it is wholly the old or wholly the new one.
  ///
  /// - Throws: Exit 73 when it cannot be done in one step here, 74 when writing fails; the folder is as it was then.
  func apply(_ change: TreeChange) throws(WorldError) {
    if change.isEmpty { return }
    do throws(WorldError) {
      let exists = try writing(name) { () throws(SystemError) in
        let exists = try FileStatus.ifPresent(place) != nil
        try TreeBuild(old: exists ? place : nil, new: sibling, change: change).run()
        return exists
      }
      try swap(exists)
    } catch {
      _ = try? FolderTree.remove(sibling)
      throw error
    }
    try writing(name) { () throws(SystemError) in
      try lock.synchronize()
      try keepStrangers(except: change)
      try FolderTree.remove(sibling)
    }
  }

  private func swap(_ exists: Bool) throws(WorldError) {
    do throws(SystemError) {
      if exists {
        try FolderExchange.exchange(sibling, place)
      } else {
        _ = try uninterrupted { rename(sibling, place) }
      }
    } catch {
      guard error.isUnsupported else { throw .uncreatable(name, error) }
      throw .uncreatable(
        name, "this file system cannot exchange two folders in one step (\(error)); '--no-atomic' writes file by file")
    }
  }

  /// Takes over what others put into the old tree while the new one was built.
  private func keepStrangers(except change: TreeChange) throws(SystemError) {
    guard try FileStatus.ifPresent(sibling, followingLinks: false) != nil else { return }
    let replaced = change.paths
    for (path, status) in try FolderTree.files(in: sibling) where !replaced.contains(path) {
      let new = Folder.path(place, path)
      if let kept = try FileStatus.ifPresent(new, followingLinks: false) {
        if kept.kind == .symbolicLink || kept.isSameFile(as: status) { continue }
      }
      try FolderTree.makeFolders(for: path, below: place)
      _ = try uninterrupted { rename(Folder.path(sibling, path), new) }
    }
  }

  /// Brings the folder to its new state file by file: whoever looks meanwhile may see some old and some new.
  ///
  /// - Throws: Exit 73 or 74; what was done by then stays done.
  func applyFileByFile(_ change: TreeChange) throws(WorldError) {
    if change.isEmpty { return }
    try writing(name) { () throws(SystemError) in
      if mkdir(place, 0o777) == 0 {
        _ = try uninterrupted { chmod(place, FolderTree.generatedFolder) }
      } else if errno != EEXIST {
        throw .last
      }
      for file in change.writes { try replace(file) }
      for path in change.removals {
        try FolderTree.remove(Folder.path(place, path))
        removeEmptyFolders(above: path)
      }
      try FolderTree.synchronize(place)
    }
  }

  private func replace(_ file: TreeChange.Write) throws(SystemError) {
    try FolderTree.makeFolders(for: file.path, below: place, permissions: FolderTree.generatedFolder)
    let whole = Folder.path(place, file.path)
    let (folder, last) = Folder.split(whole)
    let draft = Folder.path(folder, ".\(last).notispec-new")
    try FolderTree.remove(draft)
    do throws(SystemError) {
      try file.put(at: draft)
      _ = try uninterrupted { rename(draft, whole) }
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
}

/// Runs file operations on an output, and says of a failure which output it was.
private func writing<Result>(
  _ name: String, _ work: () throws(SystemError) -> Result
) throws(WorldError) -> Result {
  do throws(SystemError) {
    return try work()
  } catch {
    throw .uncreatable(name, error)
  }
}
