/// A static text by its bytes.
struct StaticText: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  subscript(range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[range] }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The first place of a byte in a range, or the end of the range.
  func place(of byte: UInt8, in range: Range<Int>) -> Int {
    self[range].firstIndex(of: byte) ?? range.upperBound
  }

  /// The places of the lines, without their ends.
  func lines(in range: Range<Int>? = nil) -> [Range<Int>] {
    let range = range ?? 0..<bytes.count
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = place(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }
}
