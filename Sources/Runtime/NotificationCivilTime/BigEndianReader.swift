/// Takes big-endian numbers off the front of a byte array and reports its end instead of trapping.
struct BigEndianReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  /// A two's-complement number of `size` bytes, at most 8.
  mutating func signed(_ size: Int) throws(TZifFile.Problem) -> Int64 {
    guard remaining >= size else { throw TZifFile.Problem(reason: "the file ends too early") }
    var value: Int64 = bytes[position] >= 0x80 ? -1 : 0
    for byte in bytes[position..<position + size] { value = value << 8 | Int64(byte) }
    position += size
    return value
  }

  /// An unsigned number of four bytes.
  mutating func count() throws(TZifFile.Problem) -> Int { Int(try signed(4) & 0xFFFF_FFFF) }

  mutating func skip(_ size: Int) throws(TZifFile.Problem) {
    guard remaining >= size else { throw TZifFile.Problem(reason: "the file is shorter than its header announces") }
    position += size
  }

  /// The bytes between a newline that comes next and the one after it; nil if either is missing.
  mutating func line() -> ArraySlice<UInt8>? {
    guard remaining > 0, bytes[position] == 0x0A, let end = bytes[(position + 1)...].firstIndex(of: 0x0A) else {
      return nil
    }
    defer { position = end + 1 }
    return bytes[position + 1..<end]
  }
}
