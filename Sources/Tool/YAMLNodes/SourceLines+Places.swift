import CLibYAML

/// From lines and columns to bytes and back, in a time that does not depend on how long a line is.
extension SourceLines {
  /// Where a line starts in `bytes`; nil outside the file.
  func offset(ofLine line: Int) -> Int? {
    guard line > 1 else { return line == 1 ? contentStart : nil }
    let wanted = line - 1
    guard wanted <= lineFeeds else { return nil }
    let block = lastBlock { $0.lineFeeds < wanted }
    var seen = Int(beforeBlocks[block].lineFeeds)
    var offset = block * Self.blockBytes
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
    var end = offset(ofLine: line + 1).map { $0 - 1 } ?? bytes.count
    if end > start, end < bytes.count, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The byte offset of a place; past the end of a line it is the line's end.
  func offset(of place: Place) -> Int? {
    let line = Int(place.line)
    guard let start = offset(ofLine: line) else { return nil }
    let end = offset(ofLine: line + 1).map { $0 - 1 } ?? bytes.count
    return min(offset(ofCharacter: characters(before: start) + max(Int(place.column) - 1, 0)), end)
  }

  /// The place of a byte offset.
  func place(ofOffset wanted: Int) -> Place {
    let offset = max(min(wanted, bytes.count), contentStart)
    let block = min(offset / Self.blockBytes, beforeBlocks.count - 1)
    guard block >= 0 else { return Place(line: 1, column: 1) }
    let line = bytes[(block * Self.blockBytes)..<offset].count { $0 == 0x0A } + Int(beforeBlocks[block].lineFeeds) + 1
    let start = self.offset(ofLine: line) ?? contentStart
    let column = characters(before: offset) - characters(before: start) + 1
    return Place(line: UInt32(truncatingIfNeeded: line), column: UInt32(truncatingIfNeeded: column))
  }

  /// How many characters of the file, a byte order mark included, begin before a byte.
  private func characters(before offset: Int) -> Int {
    let block = min(offset / Self.blockBytes, beforeBlocks.count - 1)
    guard block >= 0 else { return 0 }
    let inBlock = bytes[(block * Self.blockBytes)..<offset].count { $0 & 0xC0 != 0x80 }
    return Int(beforeBlocks[block].characters) + inBlock
  }

  /// The byte at which a character begins, counted from 0; the end of the file if it has fewer.
  private func offset(ofCharacter wanted: Int) -> Int {
    let block = lastBlock { $0.characters <= wanted }
    guard beforeBlocks.indices.contains(block) else { return bytes.count }
    var left = wanted - Int(beforeBlocks[block].characters)
    var offset = block * Self.blockBytes
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { return offset }
        left -= 1
      }
      offset += 1
    }
    return bytes.count
  }

  /// The last block of which something holds that holds of all blocks before it too; the first if it holds of none.
  private func lastBlock(where isBefore: (Counts) -> Bool) -> Int {
    var low = 0
    var high = beforeBlocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(beforeBlocks[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  func text(from start: Place, to end: Place) -> String {
    guard let first = offset(of: start), let last = offset(of: end), first <= last else { return "" }
    return String(decoding: bytes[first..<last], as: UTF8.self)
  }

  /// Whether there are only blanks and then a `#` at a byte offset.
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

  /// The first place of a byte, from a place on.
  func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
  }
}
