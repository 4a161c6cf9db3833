#if !canImport(Darwin)
  import CLinux
#endif

/// Operations on whole folders that keep what they do not know.
enum FolderTree {
  /// Removes a folder and everything in it; links are removed, not followed. It is no error if nothing is there.
  ///
  /// - Parameter device: Of the folder that contains it. What is mounted there belongs to somebody else.
  static func remove(_ path: String, device: UInt64? = nil) throws(SystemError) {
    guard let status = try FileStatus.ifPresent(path, followingLinks: false) else { return }
    if let device, status.device != device { throw SystemError(number: EXDEV) }
    guard status.kind == .folder else {
      _ = try uninterrupted { unlink(path) }
      return
    }
    // A folder without write permission would keep its files.
    if status.permissions & 0o700 != 0o700 { chmod(path, status.permissions | 0o700) }
    for name in try Folder.names(in: path) { try remove(Folder.path(path, name), device: status.device) }
    _ = try uninterrupted { rmdir(path) }
  }

  /// The permissions of generated files and folders, whatever the run's umask is: two runs make the same tree.
  static let generatedFile: mode_t = 0o644
  static let generatedFolder: mode_t = 0o755

  /// Makes the folders that a file needs.
  ///
  /// - Parameters:
  ///   - permissions: Of new folders; nil for the default under the run's umask.
  ///   - permissions: Of new folders; nil for what the run's umask leaves.
  static func makeFolders(for path: String, below base: String, permissions: mode_t? = nil) throws(SystemError) {
    var place = base
    for part in path.split(separator: "/").dropLast() {
      place = Folder.path(place, String(part))
      if mkdir(place, 0o777) == 0 {
        if let permissions { _ = try uninterrupted { chmod(place, permissions) } }
        continue
      }
      let error = SystemError.last
      guard error.number == EEXIST, try FileStatus(of: place, followingLinks: false).kind == .folder else {
        throw error
      }
    }
  }

  /// Writes a file that does not exist yet.
  ///
  /// - Parameters:
  ///   - permissions: Nil for the default under the run's umask.
  ///   - isSafe: Whether its bytes are safely on the disk on return.
  static func writeNew(
    _ bytes: [UInt8], to path: String, permissions: mode_t? = nil, isSafe: Bool = true
  ) throws(SystemError) {
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
    if let permissions { try file.change(permissions) }
    let failure: SystemError? = bytes.withUnsafeBytes { bytes in
      do throws(SystemError) {
        try file.write(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    if isSafe { try file.synchronize() }
  }

  /// Makes everything that was written to the file system of a folder survive a power cut.
  ///
  /// - Returns: False if the system cannot do that for a whole file system.
  static func synchronizeFileSystem(of folder: String) throws(SystemError) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      let folder = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
      do throws(SystemError) {
        _ = try uninterrupted { linux_syncfs(folder.descriptor) }
        return true
      } catch {
        if error.isUnsupported { return false }
        throw error
      }
    #endif
  }

  /// Makes the bytes of a file survive a power cut.
  static func synchronizeFile(_ path: String) throws(SystemError) { try OpenFile(path, O_RDONLY).synchronize() }

  /// Makes the names in a folder and in all folders below it survive a power cut.
  static func synchronize(_ path: String) throws(SystemError) {
    for name in try Folder.names(in: path) {
      let inner = Folder.path(path, name)
      if try FileStatus(of: inner, followingLinks: false).kind == .folder { try synchronize(inner) }
    }
    try OpenFile(path, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// Gives a rebuilt folder what the one it replaces had: permissions, and owner, group and times if the system allows
  /// that.
  static func adopt(_ status: FileStatus, for folder: String) throws(SystemError) {
    _ = chown(folder, status.owner, status.group)
    _ = try uninterrupted { chmod(folder, status.permissions) }
    let (seconds, nanoseconds) = status.modified.quotientAndRemainder(dividingBy: 1_000_000_000)
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(nanoseconds))
    _ = utimensat(AT_FDCWD, folder, [time, time], 0)
  }

  /// Everything below a folder that is not itself a folder.
  ///
  /// - Returns: Paths relative to the folder, and what is there.
  static func files(in folder: String, prefix: String = "") throws(SystemError) -> [(path: String, status: FileStatus)]
  {
    var found: [(path: String, status: FileStatus)] = []
    for name in try Folder.names(in: folder) {
      let place = Folder.path(folder, name)
      let status = try FileStatus(of: place, followingLinks: false)
      if status.kind == .folder {
        found += try files(in: place, prefix: prefix + name + "/")
      } else {
        found.append((prefix + name, status))
      }
    }
    return found
  }
}
