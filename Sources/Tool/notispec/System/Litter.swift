/// Drafts: files next to those that they are to replace. A run that was killed could not remove its own, and they are
/// of no use.
enum Litter {
  /// The name of a draft of this run, or of another.
  ///
  /// - Parameter ending: What distinguishes it from others in the same folder.
  static func name(_ ending: String = "", of process: pid_t = getpid()) -> String { ".notispec-\(process)\(ending)" }

  /// Removes the drafts of killed runs from a folder, before this run makes any there.
  static func remove(in folder: String) {
    for name in (try? Folder.names(in: folder)) ?? [] {
      guard let match = name.wholeMatch(of: /\.notispec-([1-9][0-9]{0,8})(?:-[0-9a-f]{16}(?:-old)?)?/),
        let process = pid_t(match.1), isGone(process)
      else { continue }
      let path = Folder.path(folder, name)
      // We make only files.
      if (try? FileStatus(of: path, followingLinks: false))?.kind == .regular { unlink(path) }
    }
  }

  /// In a container each run may have the number that the last one had.
  private static func isGone(_ process: pid_t) -> Bool {
    process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }
}
