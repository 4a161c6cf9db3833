/// The one file that `--output` names.
enum OutputDocument {
  /// Writes a whole file or leaves the old one: readers never see half of it.
  ///
  /// - Returns: Whether it went to a file, and not to a pipe or a device that somebody reads at once.
  /// - Throws: Exit 73 if it cannot be created, 74 if writing fails.
  @discardableResult
  static func write(_ results: Results, to path: String) throws(WorldError) -> Bool {
    do throws(SystemError) {
      switch try destination(of: path) {
      case .descriptor(let number): try Descriptor.write(results.text, to: number)
      // A pipe or a terminal gets the text as it comes.
      case .special: try OpenFile(path, O_WRONLY).write(results.text)
      case .file(let place, let permissions):
        Litter.remove(in: Folder.split(place).folder)
        try draft(of: place) { draft throws(SystemError) in
          try OpenFile(draft, newFile, mode: permissions ?? 0o666).write(results.text)
          _ = try uninterrupted { rename(draft, place) }
        }
        return true
      }
      return false
    } catch {
      if error.number == EPIPE { exit(ExitStatus.brokenPipe.rawValue) }
      throw .uncreatable(path, error)
    }
  }

  /// Tries whether the file can be written, before anything is done that could then not be reported.
  ///
  /// - Throws: As `write`, which may still fail: if the disk is full by then.
  static func requireWritable(_ path: String) throws(WorldError) {
    do throws(SystemError) {
      switch try destination(of: path) {
      case .descriptor(let number):
        let flags = try uninterrupted { fcntl(number, F_GETFL) }
        guard flags & O_ACCMODE != O_RDONLY else { throw SystemError(number: EBADF) }
      // A reader of a pipe would take the end of a trial for the end of the results.
      case .special: _ = try uninterrupted { access(path, W_OK) }
      case .file(let place, _):
        try draft(of: place) { draft throws(SystemError) in
          _ = try OpenFile(draft, newFile, mode: 0o600)
          unlink(draft)
        }
      }
    } catch {
      throw .uncreatable(path, error)
    }
  }

  private enum Destination {
    /// One that this process already has open.
    case descriptor(Int32)
    case special
    /// - Parameter permissions: Of the existing file.
    case file(place: String, permissions: mode_t?)
  }

  private static func destination(of path: String) throws(SystemError) -> Destination {
    if let number = descriptor(named: path) { return .descriptor(number) }
    guard let target = try FileStatus.ifPresent(path) else {
      return .file(place: try RealPath.ofPlace(path), permissions: nil)
    }
    switch target.kind {
    case .folder: throw SystemError(number: EISDIR)
    case .special: return .special
    case .regular, .symbolicLink:
      // Replacing the file that the shell has sent our output to would delete what is in it, and lose what comes after
      // us.
      for number in [STDOUT_FILENO, STDERR_FILENO] {
        if let own = try? FileStatus(ofDescriptor: number), own.isSameFile(as: target) { return .descriptor(number) }
      }
      // A symbolic link stays a link: its target is replaced.
      return .file(place: try RealPath.of(path), permissions: target.permissions)
    }
  }

  /// The names that Unix has for what a process has open; Linux opens the file behind them again, at its beginning.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  private static let newFile = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW

  private static func draft(of place: String, _ work: (String) throws(SystemError) -> Void) throws(SystemError) {
    let draft = Folder.path(Folder.split(place).folder, Litter.name())
    do throws(SystemError) {
      try work(draft)
    } catch {
      unlink(draft)
      throw error
    }
  }
}
