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
    error.isAboutSpace ? unwritable(path, error) : uncreatable(path, "\(error)")
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

/// How a file name is shown: in quotes, so that it cannot pass for a part of the sentence or steer the terminal.
enum Printable {
  static func quoted(_ text: String) -> String {
    var shown = "'"
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default:
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown + "'"
  }
}
