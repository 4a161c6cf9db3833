/// What the world around a run refused: a file that is not there, a full disk. A mistake in a spec is a finding instead.
struct WorldError: Error, Hashable, CustomStringConvertible {
  let exitCode: ExitStatus
  /// A sentence that names the file, and what to do where that is known.
  let description: String

  private init(_ exitCode: ExitStatus, _ description: String) {
    self.exitCode = exitCode
    self.description = description
  }

  /// An input that cannot be read: 66.
  static func unreadable(_ path: String, _ reason: String) -> Self {
    Self(.unreadableInput, "cannot read \(Printable.quoted(path)): \(reason)")
  }

  static func unreadable(_ path: String, _ error: SystemError) -> Self {
    unreadable(path, "\(error)")
  }

  /// An output that cannot be created: 73.
  static func uncreatable(_ path: String, _ reason: String) -> Self {
    Self(.uncreatableOutput, "cannot write \(Printable.quoted(path)): \(reason)")
  }

  static func uncreatable(_ path: String, _ error: SystemError) -> Self {
    if error.isAboutSpace { return unwritable(path, error) }
    return uncreatable(path, (error.isMissing ? missingFolder(for: path) : nil) ?? "\(error)")
  }

  /// "No such file" of one that is to be made says little: it is the folder for it that is missing.
  private static func missingFolder(for path: String) -> String? {
    let folder = Folder.split(path).folder
    if let status = try? FileStatus(of: path, followingLinks: false), status.kind == .symbolicLink {
      return "it is a symbolic link into a folder that is not there"
    }
    do throws(SystemError) {
      return try FileStatus.ifPresent(folder) == nil ? "the folder \(Printable.quoted(folder)) is not there" : nil
    } catch {
      return nil
    }
  }

  /// A write that failed on the way: 74.
  static func unwritable(_ path: String, _ error: SystemError) -> Self {
    Self(.inputOutputError, "cannot write \(Printable.quoted(path)): \(error)")
  }

  static func brokenOutput(_ error: SystemError) -> Self {
    Self(.inputOutputError, "cannot write to standard output: \(error)")
  }

  /// Options that fit no app, no case or not each other: 64.
  static func usage(_ sentence: String) -> Self {
    Self(.usage, sentence)
  }
}
