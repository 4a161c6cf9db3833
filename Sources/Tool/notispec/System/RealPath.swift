/// Paths with every symbolic link followed.
enum RealPath {
  /// - Throws: When there is nothing at the path.
  static func of(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The same for a path where nothing exists yet, in an existing folder. A symbolic link to nothing means the place
  /// that it leads to.
  static func ofPlace(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<mostLinks {
      do throws(SystemError) {
        return try of(path)
      } catch {
        guard error.isMissing else { throw error }
      }
      let (above, name) = Folder.split(path)
      let folder = try of(above)
      guard let target = target(of: Folder.path(folder, name)) else { return Folder.path(folder, name) }
      path = target.utf8.first == UInt8(ascii: "/") ? target : Folder.path(folder, target)
    }
    throw SystemError(number: ELOOP)
  }

  /// The same if folders on the way are missing too.
  static func ofPlan(_ path: String) throws(SystemError) -> String {
    do throws(SystemError) {
      return try ofPlace(path)
    } catch {
      guard error.isMissing else { throw error }
    }
    let (above, name) = Folder.split(path)
    let folder = try ofPlan(above)
    switch name {
    case ".": return folder
    case "..": return Folder.split(folder).folder
    default: return Folder.path(folder, name)
    }
  }

  /// The path from a folder to a place: `../conformance/shop/a.yaml`. Both are whole paths without symbolic links.
  static func way(from folder: String, to place: String) -> String {
    let (start, end) = (folder.split(separator: "/"), place.split(separator: "/"))
    let common = zip(start, end).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common)).joined(separator: "/")
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// What a symbolic link says; nil for anything else.
  private static func target(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(path, base, Int(PATH_MAX))
      guard count > 0 else { return nil }
      buffer[count] = 0
      return String(cString: base)
    }
  }
}
