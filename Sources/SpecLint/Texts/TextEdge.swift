/// What a text begins or ends with, by its bytes.
enum TextEdge {
  /// Whether the first or the last character may be a space. False for sure where the byte says so, as nearly always.
  static func maybeSpace(first bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let byte = bytes.first else { return false }
    return byte < 0x80 ? isSpace(byte) : !isLetter(byte)
  }

  static func maybeSpace(last bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let byte = bytes.last else { return false }
    if byte < 0x80 { return isSpace(byte) }
    // A character of two bytes, or of three.
    if bytes.count > 1, isLetter(bytes[bytes.count - 2]) { return false }
    guard bytes.count > 2 else { return true }
    switch (bytes[bytes.count - 3], bytes[bytes.count - 2]) {
    case (0xE4...0xE9, _): return false
    // Marks of full width: ！ and ？ stand among them.
    case (0xEF, 0xBC): return false
    // 。 and its neighbours, without the wide space before and the combining marks behind them.
    case (0xE3, 0x80): return !(0x81...0xA9).contains(byte)
    // Dashes, quotation marks and ….
    case (0xE2, 0x80): return !(0x90...0xA7).contains(byte)
    default: return true
    }
  }

  /// Whether the last character is one of `.:;,` or one of their Chinese counterparts.
  static func isMark(last bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let byte = bytes.last else { return false }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","): return true
    default: break
    }
    guard byte >= 0x80, bytes.count > 2 else { return false }
    switch (bytes[bytes.count - 3], bytes[bytes.count - 2], byte) {
    case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x9B), (0xEF, 0xBC, 0x8C): return true
    default: return false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

  /// First bytes of letters only: Cyrillic and most Chinese ones.
  private static func isLetter(_ byte: UInt8) -> Bool { byte == 0xD0 || byte == 0xD1 || (0xE4...0xE9).contains(byte) }
}
