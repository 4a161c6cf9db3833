/// Names in folders.
enum Folder {
  /// The names in a folder, hidden ones too, in the order of their bytes.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A path below a folder; below the working directory no `./` is written.
  static func path(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The folder that holds a path, and the path's last name.
  static func split(_ path: String) -> (folder: String, name: String) {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex, path.utf8[path.utf8.index(before: end)] == UInt8(ascii: "/") {
      end = path.utf8.index(before: end)
    }
    let trimmed = path.utf8[..<end]
    guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return (".", String(trimmed) ?? path) }
    let name = String(trimmed[trimmed.index(after: slash)...]) ?? path
    let folder = String(trimmed[..<slash]) ?? ""
    return (folder.isEmpty ? "/" : folder, name)
  }
}
