/// The walk over a text with `{argument}` placeholders from brace to brace.
///
/// By bytes: a brace is one byte, and letters are no concern of the search for it.
public struct TemplateScan {
  /// What is between two places of the text, in bytes from its beginning.
  public enum Token: Sendable, Hashable {
    /// Never empty.
    case words(Range<Int>)
    /// The name of an argument, without its braces.
    case argument(Range<Int>)
    /// The first of two braces that mean one.
    case brace(Int)
    /// A brace without another one.
    case lonelyBrace(Int)
  }

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: The UTF-8 of the text, which must outlive the walk.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  public mutating func next() -> Token? {
    let start = place
    guard start < bytes.count else { return nil }
    place = nextBrace(from: start)
    guard place == start else { return .words(start..<place) }
    let byte = bytes[start]
    if start + 1 < bytes.count, bytes[start + 1] == byte {
      place = start + 2
      return .brace(start)
    }
    if byte == Self.opening, let end = bytes[start...].firstIndex(of: Self.closing) {
      place = end + 1
      return .argument(start + 1..<end)
    }
    place = start + 1
    return .lonelyBrace(start)
  }

  /// How many braces a text has, or the largest number there is room for.
  static func braces(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var count = 0
    var index = 0
    while index < bytes.count {
      // So many fit into a byte, which lets the compiler look at sixteen or more at once.
      let end = min(index &+ 240, bytes.count)
      var few: UInt8 = 0
      while index < end {
        few &+= bytes[index] == opening || bytes[index] == closing ? 1 : 0
        index &+= 1
      }
      count &+= Int(few)
    }
    return UInt8(clamping: count)
  }

  /// Eight bytes are looked at together: most texts have no brace.
  private func nextBrace(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = Self.zeros(word ^ 0x7B7B_7B7B_7B7B_7B7B) | Self.zeros(word ^ 0x7D7D_7D7D_7D7D_7D7D)
      if found != 0 { return index &+ (found.trailingZeroBitCount &>> 3) }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != Self.opening, bytes[index] != Self.closing { index &+= 1 }
    return index
  }

  /// The high bit of the lowest byte that is zero, and perhaps of some above it.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
