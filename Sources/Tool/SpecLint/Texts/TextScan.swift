/// A text's bytes, searched for signs that follow each other, in one walk however long the text is.
///
/// Not a regular expression: building one takes longer than reading a text, and one that looks for an end from every
/// beginning takes the square of a text's length.
struct TextScan {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The first stretch that one of the readers accepts, each asked at every place for the place after its stretch.
  func first(of readers: (_ start: Int) -> Int?...) -> String? {
    for start in bytes.indices {
      for reader in readers {
        if let end = reader(start) { return String(decoding: bytes[start..<end], as: UTF8.self) }
      }
    }
    return nil
  }

  /// The place after `word`, if it is at a place.
  func word(_ word: StaticString, at start: Int) -> Int? {
    let end = start + word.utf8CodeUnitCount
    guard start < bytes.count, end <= bytes.count else { return nil }
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return bytes[start..<end].elementsEqual(wanted) ? end : nil
  }

  /// The place after bytes of a kind, at least one.
  func run(at start: Int, of isOfKind: (UInt8) -> Bool) -> Int? {
    var end = start
    while end < bytes.count, isOfKind(bytes[end]) { end += 1 }
    return end > start ? end : nil
  }

  /// The place of the next byte that is one of a few.
  func next(_ wanted: UInt8..., from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex { wanted.contains($0) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isLetterOrLine(_ byte: UInt8) -> Bool { isLetter(byte) || byte == 0x5F }
  /// Letters of all scripts count.
  static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == 0x5F || byte >= 0x80 }
}
