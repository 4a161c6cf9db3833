/// The anchor and tag before a node, and where the node itself starts.
struct NodeProperties {
  var content: Place
  /// The tag as written, if there is one.
  var tag: (start: Place, end: Place)?
}

extension SourceScanner {
  /// Steps over `&anchor`, `!tag`, blanks, comments and line ends. libyaml marks a node where its anchor starts, but
  /// what people replace is the value.
  ///
  /// - Parameter limit: The node's end, if known: there may be nothing after an anchor.
  mutating func properties(at start: Place, before limit: Place?) -> NodeProperties {
    guard seek(start) else { return NodeProperties(content: start) }
    var walk = PlaceWalk(source: source, offset: offset, place: start)
    var result = NodeProperties(content: start)
    while let byte = walk.byte {
      if let limit, walk.place == limit { break }
      switch byte {
      case UInt8(ascii: "&"):
        walk.skip(before: limit) { $0 < 0x80 && !Self.isBlankOrBreak($0) }
      case UInt8(ascii: "!"):
        let tagStart = walk.place
        walk.skip(before: limit) { $0 < 0x80 && !Self.isBlankOrBreak($0) }
        result.tag = (tagStart, walk.place)
      case UInt8(ascii: "#"):
        walk.skip(before: limit) { $0 != 0x0A }
      case _ where Self.isBlankOrBreak(byte) || walk.isAtForeignBreak:
        walk.step()
      default:
        result.content = walk.place
        return result
      }
    }
    result.content = walk.place
    return result
  }

  /// The end of a block text's last line that is not blank. libyaml goes on to the start of the line after it.
  func blockTextEnd(from start: Place, to end: Place) -> Place {
    var walk = PlaceWalk(source: source, offset: offset, place: start)
    var last = start
    while let byte = walk.byte, walk.place.line < end.line || (walk.place.line == end.line && end.column > 1) {
      walk.step()
      if !Self.isBlankOrBreak(byte) || (last.line == walk.place.line && byte != 0x0D) { last = walk.place }
    }
    return last
  }

  private static func isBlankOrBreak(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// A byte offset and its place, moving forward together.
struct PlaceWalk {
  let source: UnsafeBufferPointer<UInt8>
  var offset: Int
  var place: Place

  /// U+0085, U+2028 or U+2029, which end a line for libyaml.
  var isAtForeignBreak: Bool { offset < source.count && source.foreignBreakLength(at: offset) > 0 }

  var byte: UInt8? { offset < source.count ? source[offset] : nil }

  mutating func step() {
    guard offset < source.count else { return }
    if source[offset] == 0x0A {
      place.line += 1
      place.column = 1
      offset += 1
      return
    }
    offset += 1
    while offset < source.count, source[offset] & 0xC0 == 0x80 { offset += 1 }
    place.column += 1
  }

  mutating func skip(before limit: Place?, while condition: (UInt8) -> Bool) {
    while let byte, condition(byte), limit != place { step() }
  }
}
