/// What one look at the bytes of a text tells, so that a text with nothing special in it, like most, is copied as it
/// is, and only others are processed scalar by scalar.
public struct TextScan: Sendable {
  /// The characters of a plain text; otherwise those before the first scalar that is not plain.
  public private(set) var columns = 0
  /// Whether every scalar is visible and is a character by itself, whatever is next to it. Says no in case of doubt.
  public private(set) var isPlain = true
  public private(set) var hasQuote = false
  public private(set) var hasBackslash = false
  /// Whether there may be two spaces next to each other.
  public private(set) var mayHaveDoubleSpace = false

  /// Whether the text can be between quotation marks as it is.
  public var needsNoEscape: Bool { isPlain && !hasQuote && !hasBackslash }

  public init(_ text: String) {
    let isRead: Void? = text.utf8.withContiguousStorageIfAvailable { read($0) }
    if isRead == nil { Array(text.utf8).withUnsafeBufferPointer { read($0) } }
  }

  /// - Parameter utf8: The bytes of a text.
  public init(utf8: UnsafeBufferPointer<UInt8>) { read(utf8) }

  private mutating func read(_ utf8: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(utf8)
    var place = 0
    var isBehindSpace = false
    while place < bytes.count {
      if bytes[place] == 0x20, isBehindSpace { mayHaveDoubleSpace = true }
      isBehindSpace = bytes[place] == 0x20
      switch bytes[place] {
      case UInt8(ascii: "\""): hasQuote = true
      case UInt8(ascii: "\\"): hasBackslash = true
      case 0x20...0x7E: break
      case let lead:
        // The bytes of a text are well-formed: what a first byte announces is there.
        let width = lead < 0xE0 ? 2 : 3
        guard Self.isLetter(lead, in: bytes, at: place) else {
          isPlain = false
          return
        }
        place += width - 1
      }
      place += 1
      columns += 1
    }
  }

  /// Whether a letter or punctuation mark begins here that is a character by itself: of most alphabets in use and of
  /// Chinese, Japanese and Korean, without marks that combine with the letter before them, emoji and spaces.
  @inline(__always)
  private static func isLetter(_ lead: UInt8, in bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    switch lead {
    // U+0080 to U+07FF
    case 0xC2: bytes[place + 1] > 0xA0 && bytes[place + 1] != 0xAD
    case 0xC3...0xCB, 0xCE...0xD1, 0xD3...0xD5: true
    case 0xCD: bytes[place + 1] >= 0xB0
    case 0xD2: bytes[place + 1] <= 0x82 || bytes[place + 1] >= 0x8A
    // Dashes, quotation marks and dots.
    case 0xE2: bytes[place + 1] == 0x80 && (0x90...0xA7).contains(bytes[place + 2])
    case 0xE3:
      switch bytes[place + 1] {
      case 0x80: (0x81...0xA9).contains(bytes[place + 2])
      case 0x82: bytes[place + 2] != 0x99 && bytes[place + 2] != 0x9A
      case 0x81, 0x83, 0x90...0xBF: true
      default: false
      }
    case 0xE4...0xE9, 0xEB, 0xEC: true
    case 0xEA: bytes[place + 1] >= 0xB0
    case 0xED: bytes[place + 1] <= 0x9D
    case 0xEF: bytes[place + 1] == 0xBC && bytes[place + 2] >= 0x81
    default: false
    }
  }
}
