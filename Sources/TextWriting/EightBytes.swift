/// Eight bytes of a text, looked at together: most texts have nothing in them that a writer must change.
struct EightBytes {
  private let bytes: UInt64

  init(_ bytes: UInt64) { self.bytes = bytes }

  /// Whether all of them are ASCII and none is a control, a double quote or a backslash.
  var areVisibleASCII: Bool {
    (bytes | belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F)) & Self.highBits == 0
  }

  /// Whether JSON can hold them as they are, whatever comes before and after: no control, double quote or backslash, and
  /// no byte with which a character begins that JavaScript reads differently.
  var areJSONText: Bool {
    let found = belowSpace | equal(0x22) | equal(0x5C) | equal(0x7F) | equal(0xC2) | equal(0xE2) | equal(0xEF)
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

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
