/// Texts that `String` takes for equal: one character may be written in several ways, but the commonest ones are not.
enum CanonicalText {
  /// Whether two texts are the same; nil where their bytes do not settle it.
  ///
  /// Where they first differ, two characters decide that are written in one way only and take no mark from what follows.
  static func isSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool? {
    var place = 0
    while place < a.count, place < b.count, a[place] == b[place] { place += 1 }
    if place == a.count, place == b.count { return true }
    // Back to the beginning of the character, which both share.
    while place > 0, isInside(a, place) || isInside(b, place) { place -= 1 }
    return hasOneSpelling(a, place) && hasOneSpelling(b, place) ? false : nil
  }

  private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place < bytes.count && bytes[place] & 0xC0 == 0x80
  }

  /// ASCII, the Russian letters except `й`, most Chinese characters; the end of the text too.
  private static func hasOneSpelling(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    return switch (bytes[place], next) {
    case (0x00...0x7F, _), (0xE5...0xE8, _), (0xD1, 0x80...0x8F): true
    case (0xD0, 0x90...0xBF): next != 0x99 && next != 0xB9
    default: false
    }
  }
}
