/// Kinds of bytes that a wording has, found in one walk, so that the rules about rare characters look no further at most
/// wordings. For 10 000 types that spares five times what libyaml takes for their YAML.
///
/// UTF-8: the first byte of a character tells roughly what it is.
struct TextSigns: OptionSet, Sendable {
  let rawValue: UInt16

  /// Letters and digits of ASCII, and letters of the commonest blocks of Cyrillic and Chinese.
  static let plainLetter = TextSigns(rawValue: 1)
  /// Blocks that have Latin letters.
  static let latin = TextSigns(rawValue: 2)
  /// Blocks that have Cyrillic letters.
  static let cyrillic = TextSigns(rawValue: 4)
  /// What markup begins with: `<`, `&`, `*`, `]`, `:`, `@`.
  static let markup = TextSigns(rawValue: 8)
  /// What placeholders of other tools begin with: `%`, `$`, `#`, `{`, `<`, `[`, `*`, `:`, `@`, `_`, `(`, `|`, `\`.
  static let placeholder = TextSigns(rawValue: 16)
  /// Blocks of combining marks for Latin and Cyrillic letters.
  static let mark = TextSigns(rawValue: 32)
  /// Controls of ASCII, and blocks that have characters without a shape.
  static let hidden = TextSigns(rawValue: 64)
  /// The block that has U+FFFD.
  static let lost = TextSigns(rawValue: 128)
  /// A space before another one, or before a mark that has none.
  static let straySpace = TextSigns(rawValue: 256)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(in text: String) {
    var text = text
    self = text.withUTF8 { Self(in: $0) }
  }

  private init(in utf8: UnsafeBufferPointer<UInt8>) {
    var found: TextSigns = []
    var isBehindSpace = false
    Self.ofBytes.withUnsafeBufferPointer { signs in
      for byte in utf8 {
        found.formUnion(signs[Int(byte)])
        if isBehindSpace, Self.isStray(byte) { found.insert(.straySpace) }
        isBehindSpace = byte == UInt8(ascii: " ")
      }
    }
    self = found
  }

  /// Whether it has no space before it: another space, or a mark.
  private static func isStray(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private static let ofBytes = (UInt8.min...UInt8.max).map(of)

  private static func of(_ byte: UInt8) -> TextSigns {
    switch byte {
    case 0x0A: []
    case 0x00...0x1F, 0x7F: .hidden
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): [.plainLetter, .latin]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .plainLetter
    case UInt8(ascii: "<"): [.markup, .placeholder]
    case UInt8(ascii: "&"), UInt8(ascii: "]"): .markup
    case UInt8(ascii: "\\"): [.markup, .placeholder]
    case UInt8(ascii: "*"): [.markup, .placeholder]
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("),
      UInt8(ascii: "|"), UInt8(ascii: "#"), UInt8(ascii: "_"):
      .placeholder
    case UInt8(ascii: ":"), UInt8(ascii: "@"): [.markup, .placeholder]
    case 0xC2, 0xE1: [.hidden, .latin]
    case 0xC3...0xC9: .latin
    case 0xCC: .mark
    case 0xCD: [.mark, .hidden]
    case 0xD0...0xD1: [.plainLetter, .cyrillic]
    case 0xD2...0xD4: .cyrillic
    case 0xEF: [.hidden, .lost]
    case 0xD8, 0xE2, 0xE3, 0xF3: .hidden
    case 0xE5...0xE8: .plainLetter
    default: []
    }
  }
}
