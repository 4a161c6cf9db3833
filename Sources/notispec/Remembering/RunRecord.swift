import SpecEmission

/// What a run of `generate` that ended well had before it: a run that has the same, and finds what the other left, would
/// do it all again only to write nothing.
///
/// A few lines of text: the notispec that ran, the date, where it ran and what it was asked, then the digest and the path
/// of the manifest and of each file it read. What the outputs have to be stands in the manifest.
struct RunRecord {
  private(set) var text = ""
  /// Everything that was read and the manifest.
  private(set) var files: [(digest: String, path: String)] = []

  /// - Parameters:
  ///   - place: The folder it ran in.
  ///   - asked: What decides about the outputs beside the files.
  /// - Returns: Nil where it is not known which notispec this is.
  init?(place: String, asked: [String], date: String) {
    guard let program = Self.program else { return nil }
    for line in [program, date, place] + asked { add(line) }
  }

  /// Reads what `text` was; nil for what does not begin as `start`, or is no record.
  ///
  /// Scalar by scalar: a line end after a `\r`, and a space before an accent, are no characters of their own.
  init?(_ text: String, after start: RunRecord) {
    guard text.utf8.starts(with: start.text.utf8), text.utf8.last == UInt8(ascii: "\n") else { return nil }
    self.text = text
    for line in text.unicodeScalars.dropFirst(start.text.unicodeScalars.count).split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { return nil }
      files.append((String(line[..<space]), String(line[line.index(after: space)...])))
    }
    if files.isEmpty { return nil }
  }

  mutating func add(_ path: String, digest: String) {
    files.append((digest, path))
    add("\(digest) \(path)")
  }

  /// A line end in a name must not make two lines of one.
  private mutating func add(_ line: String) {
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\n"
  }

  /// This very build of notispec: another one may write other bytes, whatever its number says.
  private static var program: String? {
    guard let file = try? FileStatus(of: ProgramFile.path, followingLinks: true) else { return nil }
    return "notispec \(ProductVersion.text) \(file.device) \(file.inode) \(file.size) \(file.modified)"
  }
}
