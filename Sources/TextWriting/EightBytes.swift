/// Eight bytes of a text, looked at together: most texts have nothing in them that a writer must change.
struct EightBytes {
  private let bytes: UInt64

  init(_ bytes: UInt64) { self.bytes = bytes }

  /// Whether all of them are ASCII and none is a control, a double quote or a backslash.
  var areVisibleASCII: Bool {
    (bytes | belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F)) & Self.highBits == 0
  }

  /// Whether each of them is visible ASCII, no double quote or backslash, or part of a character by itself in the blocks
  /// most used beside it: letters of Western Europe, Cyrillic and the common ideographs. Says no in case of doubt.
  @inline(__always)
  var areCommonCharacters: Bool {
    let found = belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F)
    // Both upper bits are set of a byte with which a character begins that is not ASCII.
    let leads = bytes & (bytes << 1)
    let known =
      zero(bytes ^ (Self.ones &* 0xC3)) | zero((bytes ^ (Self.ones &* 0xD0)) & (Self.ones &* 0xFE))
      | zero((bytes ^ (Self.ones &* 0xE4)) & (Self.ones &* 0xFC))
      | zero((bytes ^ (Self.ones &* 0xE8)) & (Self.ones &* 0xFE))
    return (found | leads & ~known) & Self.highBits == 0
  }

  /// The characters that begin in these bytes of a text, the first ones left out.
  func characters(behind skipped: Int) -> Int {
    let rest = UInt64(littleEndian: bytes) & (UInt64.max << UInt64(8 * skipped))
    let continued = rest & ~(rest << 1) & Self.highBits
    return 8 - skipped - continued.nonzeroBitCount
  }

  /// Whether JSON can hold them as they are, whatever comes before and after: no control, double quote or backslash, and
  /// no byte with which something begins that JavaScript or a log reads differently.
  var areJSONText: Bool {
    let signs = belowSpace | equal(0x22) | equal(0x23) | equal(0x5C) | equal(0x7F)
    let found = signs | equal(0xC2) | equal(0xE2) | equal(0xEF)
    return found & Self.highBits == 0
  }

  /// Where there are spaces, and perhaps where a `!` follows one.
  var spaces: (areNeighbours: Bool, isFirst: Bool, isLast: Bool) {
    // The first byte is the lowest, whatever the machine.
    let found = EightBytes(UInt64(littleEndian: bytes)).equal(0x20) & Self.highBits
    return (found & (found << 8) != 0, found & 0x80 != 0, found >> 63 != 0)
  }

  /// The high bit is set of each byte below a space: taking one from it borrows, and its own high bit is not set.
  private var belowSpace: UInt64 { (bytes &- Self.ones &* 0x20) & ~bytes }

  /// The high bit is set of each byte of this value, and perhaps of one after it.
  private func equal(_ value: UInt64) -> UInt64 {
    let difference = bytes ^ Self.ones &* value
    return (difference &- Self.ones) & ~difference
  }

  /// The high bit is set of each byte of a value that is 0.
  private func zero(_ value: UInt64) -> UInt64 {
    let low = Self.ones &* 0x7F
    return ~((value & low) &+ low | value | low)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
