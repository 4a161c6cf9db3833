/// A path as file systems distinguish it: by its bytes.
///
/// For `String` an `é` and an `e` with a combining accent are equal, and so they would be in a set or a dictionary of
/// paths; on a disk they are two files.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (left: Self, right: Self) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Whether this is the folder or somewhere below it; both are whole paths without symbolic links.
  func isIn(_ folder: PathKey) -> Bool {
    if self == folder { return true }
    let root = folder.path.utf8
    guard path.utf8.starts(with: root) else { return false }
    let slash = UInt8(ascii: "/")
    return root.last == slash || path.utf8.dropFirst(root.count).first == slash
  }
}
