/// Eight bytes of a text, looked at together: most texts contain nothing that a writer must change.
struct EightBytes {
  private let bytes: UInt64

  init(_ bytes: UInt64) { self.bytes = bytes }

  /// Whether all of them are ASCII and none is a control, a double quote or a backslash.
  var areVisibleASCII: Bool {
    (bytes | belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F)) & Self.highBits == 0
  }

  /// Whether each of them is visible ASCII other than a double quote or backslash, or part of a standalone character of
  /// the next most common blocks: letters of Western Europe, Cyrillic and the common ideographs. Says no in case of
  /// doubt.
  @inline(__always)
  var areCommonCharacters: Bool {
    let found = belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F)
    // Both upper bits are set in a byte that begins a non-ASCII character.
    let leads = bytes & (bytes << 1)
    let known =
      zero(bytes ^ (Self.ones &* 0xC3)) | zero((bytes ^ (Self.ones &* 0xD0)) & (Self.ones &* 0xFE))
      | zero((bytes ^ (Self.ones &* 0xE4)) & (Self.ones &* 0xFC))
      | zero((bytes ^ (Self.ones &* 0xE8)) & (Self.ones &* 0xFE))
    return (found | leads & ~known) & Self.highBits == 0
  }

  /// The characters that begin in these bytes of a text, without the first ones.
  func characters(behind skipped: Int) -> Int {
    let rest = UInt64(littleEndian: bytes) & (UInt64.max << UInt64(8 * skipped))
    let continued = rest & ~(rest << 1) & Self.highBits
    return 8 - skipped - continued.nonzeroBitCount
  }

  /// Whether JSON can have them as they are, whatever comes before and after: no control, double quote or backslash,
  /// and no byte that begins something that JavaScript or a log reads differently.
  var areJSONText: Bool {
    let signs = belowSpace | equal(0x22) | equal(0x23) | equal(0x5C) | equal(0x7F)
    let found = signs | equal(0xC2) | equal(0xE2) | equal(0xEF)
    return found & Self.highBits == 0
  }

  /// Where the spaces are, and perhaps where a `!` follows one.
  var spaces: (areNeighbours: Bool, isFirst: Bool, isLast: Bool) {
    // The first byte is the lowest on any machine.
    let found = EightBytes(UInt64(littleEndian: bytes)).equal(0x20) & Self.highBits
    return (found & (found << 8) != 0, found & 0x80 != 0, found >> 63 != 0)
  }

  /// The high bit is set in each byte below a space: subtracting one borrows, and its own high bit is not set.
  private var belowSpace: UInt64 { (bytes &- Self.ones &* 0x20) & ~bytes }

  /// The high bit is set in each byte of this value, and perhaps in one after it.
  private func equal(_ value: UInt64) -> UInt64 {
    let difference = bytes ^ Self.ones &* value
    return (difference &- Self.ones) & ~difference
  }

  /// The high bit is set in each zero byte of a value.
  private func zero(_ value: UInt64) -> UInt64 {
    let low = Self.ones &* 0x7F
    return ~((value & low) &+ low | value | low)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
