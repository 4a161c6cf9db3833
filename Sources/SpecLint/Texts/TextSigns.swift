/// What a wording holds, gathered in one walk over its bytes, so that a rule is asked only where there is something for it
/// to look for.
///
/// UTF-8: the first byte of a character tells roughly what it is.
struct TextSigns: OptionSet, Sendable {
  let rawValue: UInt32

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
  /// Blocks that have characters that nobody sees; of a whole wording, that there is one.
  static let hidden = TextSigns(rawValue: 2048)
  /// A space before another one, or before a mark that has none.
  static let strayInside = TextSigns(rawValue: 4096)
  /// The block that has U+FFFD; of a whole wording, that there is one.
  static let lost = TextSigns(rawValue: 8192)

  // What the bytes do not say one by one.

  /// It may begin or end with a space.
  static let strayAtEdge = TextSigns(rawValue: 1 << 16)
  /// It has no letter and no digit of the commonest scripts, and no argument.
  static let wordless = TextSigns(rawValue: 1 << 17)
  /// It has Cyrillic letters and Latin ones.
  static let mixed = TextSigns(rawValue: 1 << 18)
  /// It has no letter of the scripts of its language.
  static let foreign = TextSigns(rawValue: 1 << 19)
  /// No small letter of it stands beside another letter.
  static let unspoken = TextSigns(rawValue: 1 << 20)
  /// It has an argument and only one form for all numbers, in a language whose words have several.
  static let singleForm = TextSigns(rawValue: 1 << 21)
  /// It is a translation that says what the text in the source locale says, word for word.
  static let repeated = TextSigns(rawValue: 1 << 22)
  /// A word that a rule looks for is in it.
  static let word = TextSigns(rawValue: 1 << 23)
  /// It takes more bytes than some rule thinks good.
  static let long = TextSigns(rawValue: 1 << 24)
  /// It ends with a full stop, a comma, a colon or a semicolon.
  static let endMark = TextSigns(rawValue: 1 << 25)
  /// Every wording has it: the interest of a rule that looks at all of them.
  static let any = TextSigns(rawValue: 1 << 31)

  static let plainLetters: TextSigns = [.smallLatin, .capitalLatin, .digit, .cyrillic, .han]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What bytes show, each by itself and after a space.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rawValue = Self.table.withUnsafeBufferPointer { table in
      var signs: UInt32 = 0
      var afterSpace: UInt32 = 0
      for byte in bytes {
        let entry = table[Int(byte)]
        signs |= UInt32(truncatingIfNeeded: entry) | UInt32(truncatingIfNeeded: entry >> 32) & afterSpace
        afterSpace = byte == UInt8(ascii: " ") ? .max : 0
      }
      return signs
    }
  }

  /// For each byte its signs, and in the upper half those that it has after a space.
  private static let table: [UInt64] = (UInt8.min...UInt8.max).map { byte in
    UInt64(of(byte).rawValue) | (" ,.!?:;".utf8.contains(byte) ? UInt64(strayInside.rawValue) << 32 : 0)
  }

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
    case 0xC2, 0xE1: [.hidden, .moreLatin]
    case 0xC3...0xC9: .moreLatin
    case 0xCC: .mark
    case 0xCD: [.mark, .hidden]
    case 0xD0...0xD1: .cyrillic
    case 0xD2...0xD4: .moreCyrillic
    case 0xEF: [.hidden, .lost]
    case 0xD8, 0xE2, 0xE3, 0xF3: .hidden
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
