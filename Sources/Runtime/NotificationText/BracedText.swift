/// One text with its `{argument}` placeholders; `{{` and `}}` are literal braces.
public struct BracedText {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>

  /// With arguments in place of their names; nothing in place of a name that no argument has.
  func filled(with arguments: [TextArgument]) -> String { read { arguments.text(of: $0) } }

  /// The same for a text that is not of a module, in which a backslash is nothing special.
  static func filled(_ text: String, with arguments: [TextArgument]) -> String {
    filled(text) { arguments.text(of: $0) }
  }

  /// The same with a value for each name.
  public static func filled(_ text: String, _ value: (_ name: String) -> String) -> String {
    filled(text) { (name: Slice<UnsafeBufferPointer<UInt8>>) in value(String(decoding: name, as: UTF8.self)) }
  }

  private static func filled(_ text: String, _ value: (Slice<UnsafeBufferPointer<UInt8>>) -> String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
      return BracedText(bytes: bytes[...]).read(hasEscapes: false, value)
    } ?? text
  }

  /// The text of the spec, braces and all.
  var unescaped: String { read(keepsBraces: true) { _ in "" } }

  /// - Parameters:
  ///   - hasEscapes: A backslash says how a character is written.
  ///   - keepsBraces: Braces stay as they are.
  private func read(
    hasEscapes: Bool = true, keepsBraces: Bool = false, _ argument: (Slice<UnsafeBufferPointer<UInt8>>) -> String
  ) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 16)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\") where hasEscapes: Self.unescape(&rest, into: &out)
      case UInt8(ascii: "{") where !keepsBraces, UInt8(ascii: "}") where !keepsBraces:
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

extension [TextArgument] {
  /// Nothing for a name that none has.
  fileprivate func text(of name: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    first { $0.name.utf8.elementsEqual(name) }?.text ?? ""
  }
}
