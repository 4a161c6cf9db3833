import SpecDiagnostics

/// Lines and columns of places in a file that is read from beginning to end.
struct TextPlaces {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// - Parameter target: Not before the last one that was asked for: each byte is looked at once.
  mutating func position(at target: Int) -> SourcePosition {
    while offset < min(target, bytes.count) {
      if bytes[offset] == 0x0A {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return SourcePosition(line: line, column: column)
  }
}
