/// What kinds of bytes a text holds, gathered in one walk over them, so that a rule sees at a glance that there is nothing
/// for it to look for.
///
/// UTF-8: the first byte of a character tells roughly what it is.
struct TextSigns: OptionSet {
  let rawValue: UInt16

  static let smallLatin = TextSigns(rawValue: 1)
  static let capitalLatin = TextSigns(rawValue: 2)
  static let digit = TextSigns(rawValue: 4)
  /// U+0400 to U+047F, all of them letters.
  static let cyrillic = TextSigns(rawValue: 8)
  /// U+5000 to U+8FFF, all of them letters.
  static let han = TextSigns(rawValue: 16)
  /// ASCII without a shape, except the end of a line.
  static let control = TextSigns(rawValue: 32)
  /// What markup begins with: `<`, `&`, `*`, `]`.
  static let markup = TextSigns(rawValue: 64)
  /// What placeholders of other tools begin with: `%`, `$`, `{`, `<`.
  static let placeholder = TextSigns(rawValue: 128)
  /// Combining marks for Latin and Cyrillic letters, U+0300 to U+037F.
  static let mark = TextSigns(rawValue: 256)
  /// Blocks that have Latin letters beyond ASCII.
  static let moreLatin = TextSigns(rawValue: 512)
  static let moreCyrillic = TextSigns(rawValue: 1024)
  /// Blocks that have characters that nobody sees.
  static let general = TextSigns(rawValue: 2048)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rawValue = Self.table.withUnsafeBufferPointer { table in
      var signs: UInt16 = 0
      for byte in bytes { signs |= table[Int(byte)] }
      return signs
    }
  }

  private static let table: [UInt16] = (UInt8.min...UInt8.max).map { of($0).rawValue }

  private static func of(_ byte: UInt8) -> TextSigns {
    switch byte {
    case 0x0A: []
    case 0x00...0x1F, 0x7F: .control
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .smallLatin
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capitalLatin
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "<"): [.markup, .placeholder]
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "]"): .markup
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "{"): .placeholder
    case 0xC2, 0xE1: [.general, .moreLatin]
    case 0xC3...0xC9: .moreLatin
    case 0xCC: .mark
    case 0xCD: [.mark, .general]
    case 0xD0...0xD1: .cyrillic
    case 0xD2...0xD4: .moreCyrillic
    case 0xD8, 0xE2, 0xE3, 0xEF, 0xF3: .general
    case 0xE5...0xE8: .han
    default: []
    }
  }
}

extension String {
  /// The UTF-8 of the text in place.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
