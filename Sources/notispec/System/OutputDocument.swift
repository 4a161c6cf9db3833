#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one file that `--output` names.
enum OutputDocument {
  /// Writes a whole file or leaves the old one: readers never see half of it.
  ///
  /// - Throws: Exit 73 when it cannot be created, 74 when writing fails.
  static func write(_ text: String, to path: String) throws(WorldError) {
    do throws(SystemError) {
      let target = try FileStatus.ifPresent(path)
      switch target?.kind {
      case .folder: throw SystemError(number: EISDIR)
      // A pipe, a terminal or /dev/stdout takes the text as it comes.
      case .special: try send(text, path, O_WRONLY)
      case .regular, .symbolicLink, nil: try replace(path, text, target)
      }
    } catch {
      if error.number == EPIPE { exit(ExitStatus.brokenPipe.rawValue) }
      throw .uncreatable(path, error)
    }
  }

  private static func replace(_ path: String, _ text: String, _ target: FileStatus?) throws(SystemError) {
    // A symbolic link stays one: what it leads to is replaced.
    let place = target == nil ? path : try RealPath.of(path)
    let (folder, name) = Folder.split(place)
    let draft = Folder.path(folder, ".\(name).notispec-\(getpid())")
    do throws(SystemError) {
      try send(text, draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: target?.permissions ?? 0o666)
      _ = try uninterrupted { rename(draft, place) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func send(_ text: String, _ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let file = try OpenFile(path, flags, mode: mode)
    try file.write(text)
  }
}
