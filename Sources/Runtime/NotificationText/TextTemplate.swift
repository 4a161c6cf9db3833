/// One text with its `{argument}` placeholders; `{{` and `}}` are literal braces.
struct TextTemplate {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>

  /// With arguments in place of their names; nothing in place of a name that no argument has.
  func filled(with arguments: [TextArgument]) -> String {
    read { name in arguments.first { $0.name.utf8.elementsEqual(name) }?.text ?? "" }
  }

  /// The same for a text that is not of a module, in which a backslash is nothing special.
  static func filled(_ text: String, with arguments: [TextArgument]) -> String {
    var written = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\u{5C}")
    return written.withUTF8 { bytes in TextTemplate(bytes: bytes[...]).filled(with: arguments) }
  }

  /// The text of the spec, braces and all.
  var unescaped: String { read(nil) }

  /// - Parameter argument: Nil leaves braces as they are.
  private func read(_ argument: ((Slice<UnsafeBufferPointer<UInt8>>) -> String)?) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 16)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): Self.unescape(&rest, into: &out)
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        guard let argument else {
          out.append(byte)
          continue
        }
        if rest.first == byte {
          rest.removeFirst()
          out.append(byte)
        } else if byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
          out += argument(rest[..<end]).utf8
          rest = rest[(end + 1)...]
        } else {
          out.append(byte)
        }
      default: out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Appends what `n`, `r` or `u{…}` means behind a backslash.
  private static func unescape(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>, into out: inout [UInt8]) {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): out.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): out.append(UInt8(ascii: "\r"))
    default:
      let digits = rest.prefix { $0 != UInt8(ascii: "}") }
      rest = rest[digits.endIndex...].dropFirst()
      let value = UInt32(String(decoding: digits.dropFirst(), as: UTF8.self), radix: 16)
      if let scalar = value.flatMap(Unicode.Scalar.init) { out += String(Character(scalar)).utf8 }
    }
  }
}
