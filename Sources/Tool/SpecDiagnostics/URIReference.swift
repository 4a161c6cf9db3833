/// Paths as URIs (RFC 3986).
enum URIReference {
  /// `specs/a%20b.yaml` for a relative path, `file:///x/y.yaml` for an absolute one.
  static func text(of path: String) -> String {
    var text = path.utf8.first == slash ? "file://" : ""
    for byte in normalized(path).utf8 {
      if isUnreserved(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }

  /// Without a leading `./`: services compare paths as text.
  static func normalized(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest.isEmpty ? path : String(rest)
  }

  private static let slash = UInt8(ascii: "/")

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), slash:
      true
    default: false
    }
  }
}
