/// Lets one run at a time change what stands in a folder; others wait for it.
///
/// The folder itself is locked, so that no lock file stays behind. The system lets go of it when the process ends,
/// however it ends.
struct FolderLock: ~Copyable {
  private let folder: OpenFile

  /// - Throws: Exit 73, when the folder is not there or its file system knows no locks.
  init(_ path: String) throws(WorldError) {
    folder = try Self.locked(path)
  }

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

  /// Makes the names in the folder survive a power cut.
  func synchronize() throws(SystemError) { try folder.synchronize() }
}
