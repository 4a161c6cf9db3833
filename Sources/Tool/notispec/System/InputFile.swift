import TextWriting

/// Reading a file that a person named or wrote.
enum InputFile {
  /// The bytes of a regular file.
  ///
  /// - Returns: Nil if there are more than `limit`.
  /// - Throws: Exit 66, if it is not a file or cannot be read.
  static func bytes(of path: String, limit: Int) throws(WorldError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY)
      let size = try file.sizeOfRegular()
      // A size beyond the limit is enough to know; the bytes are not fetched.
      guard size <= limit else { return nil }
      let bytes = try file.read(expecting: size, limit: limit)
      return bytes.count <= limit ? bytes : nil
    } catch {
      throw .unreadable(path, sentence(for: error, at: path))
    }
  }

  /// The text of a regular file.
  ///
  /// - Returns: The text, or what is wrong with it, as the end of a sentence about it.
  /// - Throws: As `bytes`.
  static func text(of path: String, limit: Int) throws(WorldError) -> Result<(bytes: [UInt8], text: String), NoText> {
    guard let bytes = try bytes(of: path, limit: limit) else {
      return .failure(NoText(words: "has \(try FileStatus.required(path).size) bytes; the limit is \(limit)"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(NoText(words: "is not UTF-8")) }
    return .success((bytes, text))
  }

  struct NoText: Error {
    let words: String
  }

  /// The digest of a regular file, whose bytes are not kept.
  ///
  /// - Parameter known: Bytes with their digest, which the file usually has.
  /// - Returns: Nil if there are more than `limit`.
  /// - Throws: Exit 66, if it is not a file or cannot be read.
  static func digest(
    of path: String, limit: Int, knowing known: (bytes: [UInt8], digest: String)?
  ) throws(WorldError) -> String? {
    do throws(SystemError) {
      return try FileDigest.compute(path, limit: limit, knowing: known)
    } catch {
      throw .unreadable(path, sentence(for: error, at: path))
    }
  }

  private static func sentence(for error: SystemError, at path: String) -> TerminalText {
    switch error.number {
    // What is in a list of names in place of bytes that are not text.
    case ENOENT where path.unicodeScalars.contains("\u{FFFD}"): "its name is not UTF-8: rename it"
    case EISDIR: "it is a folder, but a file is expected here"
    case ENXIO, ENODEV: "it is a pipe, a socket or a device, but a file is expected here"
    case ELOOP: "it is a symbolic link that leads back to itself"
    case ENOENT: "there is no such file, or it is a symbolic link to nothing"
    default: "\(error)"
    }
  }
}
