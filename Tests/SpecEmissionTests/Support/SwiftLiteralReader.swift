/// Reads Swift's string literals as the language reference describes them, without looking at how we write them.
enum SwiftLiteralReader {
  /// The text of a literal on one line; nil for what Swift would reject or run: a raw control character, an unknown
  /// escape, an interpolation, a quote before the end.
  static func text(of literal: String) -> String? {
    var scalars = Array(literal.unicodeScalars)[...]
    guard scalars.popFirst() == "\"", scalars.popLast() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"", "\n", "\r": return nil
      case "\\":
        guard
          let escaped = escape(
            &scalars, named: ["0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'"])
        else { return nil }
        text.append(escaped)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: return nil
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// A text as generated modules keep it between `#"""` and `"""#`, where they read the escapes themselves.
  static func catalogueText(_ line: String) -> String? {
    var scalars = Array(line.unicodeScalars)[...]
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escape(&scalars, named: ["n": "\n", "r": "\r"]) else { return nil }
      text.append(escaped)
    }
    return String(text)
  }

  private static func escape(
    _ scalars: inout ArraySlice<Unicode.Scalar>, named: [Unicode.Scalar: Unicode.Scalar]
  ) -> Unicode.Scalar? {
    guard let letter = scalars.popFirst() else { return nil }
    if let scalar = named[letter] { return scalar }
    guard letter == "u", scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}") else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[..<end])
    scalars = scalars[(end + 1)...]
    guard (1...8).contains(digits.count), let value = UInt32(String(digits), radix: 16) else { return nil }
    return Unicode.Scalar(value)
  }
}
