/// The lines of a text file as an editor counts them: each ends at LF or CRLF and nowhere else.
public struct SourceLines: Sendable {
  /// The whole file, a byte order mark included.
  public let bytes: [UInt8]
  /// 3 if the file starts with a UTF-8 byte order mark, which no line and no column counts.
  let contentStart: Int
  /// For each block of the file, what is before it. A table of every line would be 50 times larger, and counting
  /// from the start of a line would take as long as the line is, which may be the whole file.
  let beforeBlocks: [Counts]
  /// All line feeds of the file.
  let lineFeeds: Int

  static let blockBytes = 1024

  /// What is in a part of a file.
  struct Counts {
    var lineFeeds: UInt32 = 0
    var characters: UInt32 = 0
  }

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var total = Counts()
    beforeBlocks = bytes.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: bytes.count, by: Self.blockBytes).map { start in
        let end = min(start + Self.blockBytes, bytes.count)
        defer { total.add(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        return total
      }
    }
    lineFeeds = Int(total.lineFeeds)
  }

  /// The text of a line, one-based, without its line end; nil outside the file. Bytes that are no UTF-8 become U+FFFD.
  public func text(_ line: Int) -> String? {
    range(of: line).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

extension SourceLines.Counts {
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      lineFeeds &+= byte == 0x0A ? 1 : 0
      characters &+= byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
