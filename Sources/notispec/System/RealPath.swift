#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths with every symbolic link followed.
enum RealPath {
  /// - Throws: When there is nothing at the path.
  static func of(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The same for a path at which there is nothing yet, in a folder that is there.
  static func ofPlace(_ path: String) throws(SystemError) -> String {
    do throws(SystemError) {
      return try of(path)
    } catch {
      guard error.isMissing else { throw error }
      let (folder, name) = Folder.split(path)
      return Folder.path(try of(folder), name)
    }
  }
}
