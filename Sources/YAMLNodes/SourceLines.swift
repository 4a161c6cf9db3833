/// The lines of a text file as an editor counts them: each ends at LF or CRLF and nowhere else.
public struct SourceLines: Sendable {
  /// The whole file, a byte order mark included.
  public let bytes: [UInt8]
  /// 3 if the file starts with a UTF-8 byte order mark, which no line and no column counts.
  let contentStart: Int
  /// For each block of the file, how many line feeds stand before it. A table of every line would be 50 times larger.
  private let lineFeedsBeforeBlock: [UInt32]
  /// All line feeds of the file.
  let lineFeeds: Int

  private static let blockBytes = 1024

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var total = 0
    lineFeedsBeforeBlock = bytes.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: bytes.count, by: Self.blockBytes).map { start in
        defer { total += Self.countLineFeeds(in: bytes[start..<min(start + Self.blockBytes, bytes.count)]) }
        return UInt32(truncatingIfNeeded: total)
      }
    }
    lineFeeds = total
  }

  /// The text of a line, one-based, without its line end; nil outside the file. Bytes that are no UTF-8 become U+FFFD.
  public func text(_ line: Int) -> String? {
    range(of: line).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private static func countLineFeeds(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    // Sums of at most 255 fit in a byte, which lets the compiler add sixteen or more at once.
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end = min(index + 240, bytes.endIndex)
      var few: UInt8 = 0
      while index < end {
        few &+= bytes.base[index] == 0x0A ? 1 : 0
        index += 1
      }
      count += Int(few)
    }
    return count
  }
}

extension SourceLines {
  /// Where a line starts in `bytes`; nil outside the file.
  func offset(ofLine line: Int) -> Int? {
    guard line > 1 else { return line == 1 ? contentStart : nil }
    let wanted = line - 1
    guard wanted <= lineFeeds else { return nil }
    // The last block with fewer line feeds before it than wanted holds the wanted one.
    var low = 0
    var high = lineFeedsBeforeBlock.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineFeedsBeforeBlock[middle]) < wanted { low = middle } else { high = middle }
    }
    var seen = Int(lineFeedsBeforeBlock[low])
    var offset = low * Self.blockBytes
    while offset < bytes.count {
      if bytes[offset] == 0x0A {
        seen += 1
        if seen == wanted { return offset + 1 }
      }
      offset += 1
    }
    return nil
  }

  /// The bytes of a line without its line end.
  func range(of line: Int) -> Range<Int>? {
    guard let start = offset(ofLine: line) else { return nil }
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    if end > start, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The byte offset of a place; past the end of a line it is the line's end.
  func offset(of place: Place) -> Int? {
    guard var offset = offset(ofLine: Int(place.line)) else { return nil }
    var column = 1
    while column < place.column, offset < bytes.count, bytes[offset] != 0x0A {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The place of a byte offset.
  func place(ofOffset wanted: Int) -> Place {
    let offset = max(min(wanted, bytes.count), contentStart)
    let block = min(offset / Self.blockBytes, lineFeedsBeforeBlock.count - 1)
    guard block >= 0 else { return Place(line: 1, column: 1) }
    let blockStart = block * Self.blockBytes
    let before = Int(lineFeedsBeforeBlock[block])
    let line = bytes[blockStart..<max(offset, blockStart)].reduce(before) { $1 == 0x0A ? $0 + 1 : $0 }
    let lineStart = (bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    let column = bytes[max(lineStart, contentStart)..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return Place(line: UInt32(line + 1), column: UInt32(column))
  }

  func text(from start: Place, to end: Place) -> String {
    guard let first = offset(of: start), let last = offset(of: end), first <= last else { return "" }
    return String(decoding: bytes[first..<last], as: UTF8.self)
  }

  /// Whether nothing but blanks and then a `#` stand at a byte offset.
  func hasComment(atOffset offset: Int) -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index > offset && index < bytes.count && bytes[index] == UInt8(ascii: "#")
  }

  /// A comment that follows a place on its line, from its `#` to the end of the line.
  func comment(after place: Place) -> (start: Place, end: Place)? {
    guard let offset = offset(of: place) else { return nil }
    guard let hash = bytes[offset...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), hash > offset,
      bytes[hash] == UInt8(ascii: "#"), let range = range(of: Int(place.line))
    else { return nil }
    return (self.place(ofOffset: hash), self.place(ofOffset: range.upperBound))
  }
}
