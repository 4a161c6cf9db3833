/// Lets one run at a time change what is in a folder; others wait.
///
/// The folder itself is locked, so no lock file is left behind. The system releases the lock when the process ends, for
/// whatever reason.
struct FolderLock: ~Copyable {
  private let folder: OpenFile

  /// - Throws: Exit 73, if the folder does not exist or its file system has no locks.
  init(_ path: String) throws(WorldError) { folder = try Self.locked(path) }

  private static func locked(_ path: String) throws(WorldError) -> OpenFile {
    do throws(SystemError) {
      let folder = try OpenFile(path, O_RDONLY | O_DIRECTORY)
      let descriptor = folder.descriptor
      do throws(SystemError) {
        _ = try uninterrupted { flock(descriptor, LOCK_EX | LOCK_NB) }
      } catch {
        guard error.number == EWOULDBLOCK else { throw error }
        StandardOutput.progress("waiting for another run of notispec")
        _ = try uninterrupted { flock(descriptor, LOCK_EX) }
      }
      return folder
    } catch {
      throw .uncreatable(path, "the folder cannot be locked: \(error)")
    }
  }

  /// A process that was just started, and is not another program yet, has the folder open too: the lock ends for it as well.
  deinit { _ = flock(folder.descriptor, LOCK_UN) }

  /// Lets the next run go on. Without this call, it goes on when this value is used no more.
  consuming func end() {}

  /// Whether another run is at work in a folder.
  static func isTaken(_ path: String) -> Bool {
    guard let folder = try? OpenFile(path, O_RDONLY | O_DIRECTORY) else { return false }
    return flock(folder.descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Makes the names in the folder survive a power cut.
  func synchronize() throws(SystemError) { try folder.synchronize() }
}
