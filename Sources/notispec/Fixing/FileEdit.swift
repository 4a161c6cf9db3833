import SpecDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of a person on its way to its new contents, which it gets at once or not at all.
struct FileEdit {
  /// As the command line names it.
  let path: String
  /// How many findings the new contents mend.
  let count: Int
  private let place: String
  private let contents: [UInt8]
  private let status: FileStatus

  /// - Throws: Exit 73 when the file must not be written, or is not what it was when it was read.
  init(of path: String, from old: [UInt8], to fixed: FixedText) throws(WorldError) {
    self.path = path
    count = fixed.appliedCount
    contents = fixed.bytes
    do throws(SystemError) {
      // A symbolic link stays one: what it leads to is changed.
      place = try RealPath.of(path)
      status = try FileStatus(of: place, followingLinks: false)
      // A new file in its place would not ask for permission.
      _ = try uninterrupted { access(place, W_OK) }
    } catch {
      throw .uncreatable(path, error)
    }
    guard try InputFile.bytes(of: path, limit: old.count) == old else {
      throw .uncreatable(path, "somebody else changed it meanwhile; please run the command again")
    }
  }

  /// - Throws: Exit 73 or 74; the file is as it was then.
  func write() throws(WorldError) {
    let (folder, name) = Folder.split(place)
    let draft = Folder.path(folder, ".\(name).notispec-\(getpid())")
    do throws(SystemError) {
      try save(to: draft)
      _ = try uninterrupted { rename(draft, place) }
    } catch {
      unlink(draft)
      throw .uncreatable(path, error)
    }
  }

  private func save(to draft: String) throws(SystemError) {
    let file = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    var failure: SystemError?
    contents.withUnsafeBytes { bytes in
      do throws(SystemError) { try file.write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    // The mask of the process does not count: the mode is that of the file before.
    _ = try uninterrupted { fchmod(file.descriptor, status.permissions) }
    try file.synchronize()
  }
}
