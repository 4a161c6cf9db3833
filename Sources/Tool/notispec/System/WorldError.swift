import TextWriting

/// What the world around a run refused: a missing file, a full disk. A mistake in a spec is a finding instead.
struct WorldError: Error, Hashable {
  let exitCode: ExitStatus
  /// A sentence that names the file, and what to do if that is known.
  let sentence: TerminalText

  private init(_ exitCode: ExitStatus, _ sentence: TerminalText) {
    self.exitCode = exitCode
    self.sentence = sentence
  }

  /// An input that cannot be read: 66.
  static func unreadable(_ path: String, _ reason: TerminalText) -> Self {
    Self(.unreadableInput, "cannot read '\(path)': \(reason)")
  }

  static func unreadable(_ sentence: TerminalText) -> Self { Self(.unreadableInput, sentence) }

  static func unreadable(_ path: String, _ error: SystemError) -> Self {
    unreadable(path, "\(error)")
  }

  /// An output that cannot be created: 73.
  static func uncreatable(_ path: String, _ reason: TerminalText) -> Self {
    Self(.uncreatableOutput, "cannot write '\(path)': \(reason)")
  }

  static func uncreatable(_ path: String, _ error: SystemError) -> Self {
    if error.isAboutSpace { return unwritable(path, error) }
    return uncreatable(path, (error.isMissing ? missingFolder(for: path) : nil) ?? "\(error)")
  }

  /// "No such file" says little about one that is to be made: it is its folder that is missing.
  private static func missingFolder(for path: String) -> TerminalText? {
    let folder = Folder.split(path).folder
    if let status = try? FileStatus(of: path, followingLinks: false), status.kind == .symbolicLink {
      return "it is a symbolic link into a folder that does not exist"
    }
    do throws(SystemError) {
      return try FileStatus.ifPresent(folder) == nil ? "the folder '\(folder)' does not exist" : nil
    } catch {
      return nil
    }
  }

  /// A write that failed on the way: 74.
  static func unwritable(_ path: String, _ error: SystemError) -> Self {
    Self(.inputOutputError, "cannot write '\(path)': \(error)")
  }

  static func brokenOutput(_ error: SystemError) -> Self {
    Self(.inputOutputError, "cannot write to standard output: \(error)")
  }

  /// Options that fit no app, no case, or not each other: 64.
  /// A testee that does not start.
  static func unavailable(_ sentence: TerminalText) -> Self { Self(.unavailable, sentence) }

  static func usage(_ sentence: TerminalText) -> Self { Self(.usage, sentence) }
}
