#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading a file that a person named or wrote.
enum InputFile {
  /// The bytes of a regular file.
  ///
  /// - Returns: Nil when there are more than `limit`.
  /// - Throws: Exit 66, when it is something else than a file, or cannot be read.
  static func bytes(of path: String, limit: Int) throws(WorldError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY)
      let status = try file.status()
      switch status.kind {
      case .regular:
        // A size beyond the limit is enough to know; the bytes are not fetched.
        guard status.size <= limit else { return nil }
        let bytes = try file.read(expecting: status.size, limit: limit)
        return bytes.count <= limit ? bytes : nil
      case .folder: throw SystemError(number: EISDIR)
      case .special, .symbolicLink: throw SystemError(number: ENXIO)
      }
    } catch {
      throw .unreadable(path, sentence(for: error))
    }
  }

  private static func sentence(for error: SystemError) -> String {
    switch error.number {
    case EISDIR: "it is a folder, and a file is expected here"
    case ENXIO, ENODEV: "it is a pipe, a socket or a device, and a file is expected here"
    case ELOOP: "it is a symbolic link that leads back to itself"
    case ENOENT: "there is no such file, or it is a symbolic link to nothing"
    default: "\(error)"
    }
  }
}
