/// Where other file systems, or other places of the same one, are mounted.
enum MountPoints {
  /// A mount point below a folder: it cannot move with the folder, and what is in it must not be removed with it. The
  /// device of a file does not tell: a place of the same file system may be mounted ("bind").
  ///
  /// - Parameter folder: Its real path.
  /// - Returns: The path of one; nil for none, or if the system has no such list.
  static func first(below folder: String) -> String? {
    #if os(Linux)
      let limit = 16 << 20
      guard let list = try? InputFile.bytes(of: "/proc/self/mountinfo", limit: limit) else { return nil }
      let below = Array(folder.utf8) + [UInt8(ascii: "/")]
      for line in list.split(separator: UInt8(ascii: "\n")) {
        // "36 35 98:0 /mnt1 /mnt2 rw,noatime …": the fifth is where it is seen.
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
        guard fields.count > 4 else { continue }
        let place = unescaped(fields[4])
        if place.starts(with: below) { return String(decoding: place, as: UTF8.self) }
      }
    #endif
    return nil
  }

  /// `\040` is a space, and three octal digits any other byte that would end a field.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let value = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
