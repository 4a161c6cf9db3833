import CLibYAML

/// Turns libyaml's marks into places and byte offsets while a file is read from start to end.
///
/// libyaml counts a line also at U+0085, U+2028, U+2029 and a lone CR; editors do not. Files without these (nearly all)
/// take the fast way, where a mark's line and column are right as they are. For the others there is a table of the
/// editor's lines by character index, and `EditorMarks` looks places up in it.
struct SourceScanner {
  let source: UnsafeBufferPointer<UInt8>
  private let editorMarks: EditorMarks?

  /// The byte at `line`, `column`; only moves forward.
  private(set) var offset: Int
  private var line: UInt32 = 1
  private var column: UInt32 = 1

  init(_ source: UnsafeBufferPointer<UInt8>, contentStart: Int, editorMarks: EditorMarks?) {
    self.source = source
    self.editorMarks = editorMarks
    offset = contentStart
  }

  @inline(__always)
  func place(_ mark: yaml_mark_t) -> Place {
    if let editorMarks { return editorMarks.place(ofCharacter: mark.index) }
    return Place(line: UInt32(truncatingIfNeeded: mark.line) &+ 1, column: UInt32(truncatingIfNeeded: mark.column) &+ 1)
  }

  /// Moves to a place; false if it lies behind or outside the file.
  @inline(__always)
  mutating func seek(_ place: Place) -> Bool {
    if place.line != line {
      guard place.line > line, skipLines(to: place.line) else { return false }
    }
    guard place.column >= column else { return false }
    // Eight ASCII characters at a time.
    while place.column &- column >= 8, offset &+ 8 <= source.count,
      UnsafeRawBufferPointer(source).loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset &+= 8
      column &+= 8
    }
    while column < place.column {
      guard offset < source.count else { return false }
      offset &+= Self.length(ofCharacter: source[offset])
      column &+= 1
    }
    return offset <= source.count
  }

  /// Moves over bytes known to end at a place of the same line.
  @inline(__always)
  mutating func skip(to newOffset: Int, at place: Place) {
    guard place.line == line else { return }
    offset = newOffset
    column = place.column
  }

  private mutating func skipLines(to wanted: UInt32) -> Bool {
    guard let base = source.baseAddress else { return false }
    while line < wanted {
      guard offset < source.count, let found = memchr(base + offset, 0x0A, source.count - offset) else {
        // Nothing later is found either, and looking for it each time would take the square of the file's length.
        offset = source.count
        return false
      }
      offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      line += 1
    }
    column = 1
    return true
  }

  @inline(__always)
  private static func length(ofCharacter lead: UInt8) -> Int {
    if lead < 0x80 { return 1 }
    if lead < 0xE0 { return 2 }
    return lead < 0xF0 ? 3 : 4
  }
}

/// The editor's lines of a file that has line breaks only libyaml counts, by character index.
struct EditorMarks {
  /// The index of the first character of each line.
  private var lineStarts: [Int] = [0]

  init(_ lines: SourceLines) {
    var index = 0
    for byte in lines.bytes[lines.contentStart...] where byte & 0xC0 != 0x80 {
      index += 1
      if byte == 0x0A { lineStarts.append(index) }
    }
  }

  func place(ofCharacter index: Int) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return Place(line: UInt32(low + 1), column: UInt32(index - lineStarts[low] + 1))
  }
}
