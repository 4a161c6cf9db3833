import SpecEmission

/// The folder that `generate` owns files in, locked against other runs for as long as this value exists.
struct GeneratedFolder: ~Copyable {
  /// As the command line names it.
  let name: String
  /// Where it really is: a symbolic link in its place remains one.
  let place: String
  private let drafts: DraftFolder
  private let lock: FolderLock

  /// The size from which an output waits on disk: in memory, those of a large app would take more than the app.
  private static let largeOutput = 1 << 20

  /// Waits for other runs to end, and removes what a killed one left behind.
  ///
  /// - Throws: Exit 73.
  static func open(_ name: String) throws(WorldError) -> GeneratedFolder {
    try refuseForeignLink(name)
    let place = try writing(name) { () throws(SystemError) in
      let place = try RealPath.ofPlace(name)
      if let status = try FileStatus.ifPresent(place), status.kind != .folder { throw SystemError(number: ENOTDIR) }
      return place
    }
    let drafts = DraftFolder(for: place)
    let lock = try FolderLock(Folder.split(place).folder)
    try refuseMounts(in: drafts.path, as: drafts.path)
    try drafts.clear()
    Litter.remove(in: place)
    return GeneratedFolder(name: name, place: place, drafts: drafts, lock: lock)
  }

  /// A link may lead to a folder of ours or to nothing yet: somebody else may need any other folder as it is.
  private static func refuseForeignLink(_ name: String) throws(WorldError) {
    var path = name
    while path.utf8.count > 1, path.hasSuffix("/") || path.hasSuffix("/.") { path.removeLast() }
    guard try FileStatus.kind(path) == .symbolicLink, try FileStatus.isFolder(name),
      try !FileStatus.isPresent(Folder.path(name, OutputManifest.path))
    else { return }
    throw .uncreatable(
      name,
      """
      it is a symbolic link to a folder that notispec did not make and that has no '\(OutputManifest.path)': \
      let it lead to a folder that does not exist yet, or name the folder itself
      """)
  }

  private init(name: String, place: String, drafts: DraftFolder, lock: consuming FolderLock) {
    self.name = name
    self.place = place
    self.drafts = drafts
    self.lock = lock
  }

  deinit { _ = try? drafts.removeOutputs() }

  /// An output to be written by `apply`. A large one goes to disk at once.
  ///
  /// - Throws: Exit 73 or 74.
  func draft(_ file: OutputFile) throws(WorldError) -> TreeChange.Write {
    guard file.bytes.count >= Self.largeOutput else { return TreeChange.Write(file) }
    return try writing(name) { () throws(SystemError) in
      try drafts.make()
      if mkdir(drafts.outputs, 0o700) != 0, errno != EEXIST { throw .last }
      let draft = Folder.path(drafts.outputs, OutputManifest.digest(of: file.path.utf8))
      try FolderTree.writeNew(file.bytes, to: draft, permissions: FolderTree.generatedFile)
      return TreeChange.Write(path: file.path, contents: .draft(draft))
    }
  }

  /// Brings the folder to its new state; at any moment it is entirely the old or entirely the new one.
  ///
  /// - Parameter start: Where somebody started the run, and still is.
  /// - Throws: Exit 73 if this cannot be done in one step here, 74 if writing fails; the folder is then as it was.
  func apply(_ change: TreeChange, startedIn start: String) throws(WorldError) {
    if change.isEmpty { return }
    try Self.refuseMounts(in: place, as: name)
    if let here = try? RealPath.of(start), PathKey(here).isIn(PathKey(place)) {
      throw .uncreatable(
        name,
        "you are in this folder, which would be replaced: run notispec elsewhere, or write file by file with '--no-atomic'"
      )
    }
    do throws(WorldError) {
      let exists = try writing(name) { () throws(SystemError) in try FileStatus.ifPresent(place) != nil }
      try build(exists, change)
      try swap(exists)
    } catch {
      _ = try? FolderTree.remove(drafts.tree)
      throw error
    }
    try writing(name) { () throws(SystemError) in
      try lock.synchronize()
      try keepStrangers(except: change)
      try FolderTree.remove(drafts.tree)
    }
  }

  /// What is mounted in a folder cannot move with it, and would be removed with it.
  private static func refuseMounts(in place: String, as name: String) throws(WorldError) {
    guard let mount = MountPoints.first(below: place) else { return }
    throw .uncreatable(
      name, "something is mounted at '\(mount)': unmount it, or write file by file with '--no-atomic'")
  }

  private func build(_ exists: Bool, _ change: TreeChange) throws(WorldError) {
    do throws(TreeBuild.Failure) {
      try TreeBuild(old: exists ? place : nil, new: drafts.tree, change: change).run(in: drafts)
    } catch {
      let place = error.path.isEmpty ? name : Folder.path(name, error.path)
      guard case .system(let cause) = error.cause else {
        throw .uncreatable(
          name,
          """
          '\(place)' is a folder that notispec did not make, and it would be lost when the whole tree is \
          exchanged: move it out of '\(name)', or write file by file with '--no-atomic'
          """)
      }
      guard exists, !cause.isAboutSpace else { throw .uncreatable(place, cause) }
      let reason = cause.isOtherFileSystem ? "it is on a different file system" : "\(cause)"
      throw .uncreatable(place, "\(reason), so no new folder can be made next to it; '--no-atomic' writes file by file")
    }
  }

  private func swap(_ exists: Bool) throws(WorldError) {
    do throws(SystemError) {
      if exists {
        try FolderExchange.exchange(drafts.tree, place)
      } else {
        _ = try uninterrupted { rename(drafts.tree, place) }
      }
    } catch {
      guard error.isUnsupported else { throw .uncreatable(name, error) }
      throw .uncreatable(
        name, "this file system cannot swap two folders in one step (\(error)); '--no-atomic' writes file by file")
    }
  }

  /// Takes over what others put into the old tree while the new one was built.
  private func keepStrangers(except change: TreeChange) throws(SystemError) {
    guard try FileStatus.ifPresent(drafts.tree, followingLinks: false) != nil else { return }
    let replaced = change.paths
    for (path, status) in try FolderTree.files(in: drafts.tree) where !replaced.contains(path) {
      let new = Folder.path(place, path)
      if let kept = try FileStatus.ifPresent(new, followingLinks: false) {
        if kept.kind == .symbolicLink || kept.isSameFile(as: status) { continue }
      }
      try FolderTree.makeFolders(for: path, below: place)
      _ = try uninterrupted { rename(Folder.path(drafts.tree, path), new) }
    }
  }
}

/// Runs file operations on an output; if one fails, the error names the output.
func writing<Result>(_ name: String, _ work: () throws(SystemError) -> Result) throws(WorldError) -> Result {
  do throws(SystemError) {
    return try work()
  } catch {
    throw .uncreatable(name, error)
  }
}
