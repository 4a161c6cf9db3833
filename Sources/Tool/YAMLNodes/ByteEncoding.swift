/// Tells files that are not UTF-8 by their first bytes; later ones are found by libyaml.
enum ByteEncoding {
  /// What the file is, if it is something else: "This file is UTF-16".
  static func foreignEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    // Without a byte order mark: every second byte of Latin text in UTF-16 is NUL, three of four in UTF-32.
    let head = bytes.prefix(64)
    let zeros = head.count { $0 == 0 }
    guard head.count >= 4, zeros * 4 >= head.count else { return nil }
    if zeros * 4 > head.count * 2 + head.count / 2 { return "UTF-32" }
    let even = head.indices.count { $0 % 2 == 0 && head[$0] == 0 }
    return even == 0 || even == zeros ? "UTF-16" : nil
  }
}
