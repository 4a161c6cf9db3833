import SpecDiagnostics

/// Comments that end before their line does in an editor: at a lone CR, U+0085, U+2028 or U+2029, where YAML begins a
/// new line. What follows looks like a part of the comment and is read.
struct CommentEnds {
  let lines: SourceLines
  let file: SourceFile
  /// Nil when the file could not be read.
  let tree: SourceTree?

  var findings: [Diagnostic] {
    let texts = texts
    var next = 0
    var found: [Diagnostic] = []
    var isInComment = false
    var index = lines.contentStart
    while index < lines.bytes.count {
      let length = lines.otherLineBreak(at: index)
      if length > 0 {
        if isInComment { found.append(finding(at: index)) }
        isInComment = false
        index += length
        continue
      }
      if lines.bytes[index] == 0x0A { isInComment = false }
      if !isInComment, mayBeginComment(at: index) {
        let start = position(index)
        while next < texts.count, texts[next].end <= start { next += 1 }
        isInComment = next == texts.count || start < texts[next].start
      }
      index += 1
    }
    return found
  }

  /// The places of all texts, in which a `#` begins no comment.
  private var texts: [SourceSpan] {
    guard let tree else { return [] }
    return tree.nodes.records.indices.lazy.filter { !tree.nodes.records[$0].isContainer }.map {
      tree.span(at: Int32($0))
    }
  }

  private func mayBeginComment(at index: Int) -> Bool {
    guard lines.bytes[index] == UInt8(ascii: "#") else { return false }
    // Behind a letter it is a part of a word; the last byte of U+0085, U+2028 and U+2029 is none.
    return index == lines.contentStart || !(0x21...0x7F ~= lines.bytes[index - 1])
  }

  private func position(_ offset: Int) -> SourcePosition {
    SourcePosition(lines.place(ofOffset: offset))
  }

  private func finding(at offset: Int) -> Diagnostic {
    let name =
      switch lines.bytes[offset] {
      case 0x0D: "A carriage return (U+000D)"
      case 0xC2: "The control character U+0085"
      default: lines.bytes[offset + 2] == 0xA8 ? "A line separator (U+2028)" : "A paragraph separator (U+2029)"
      }
    var end = lines.place(ofOffset: offset)
    let start = SourcePosition(end)
    end.column += 1
    return .commentEnd(name, SourceSpan(in: file, start: start, end: SourcePosition(end)))
  }
}

extension SourceLines {
  /// How many bytes the lone CR, U+0085, U+2028 or U+2029 has that is here, at which libyaml begins a line; 0 if
  /// none does.
  func otherLineBreak(at index: Int) -> Int {
    if bytes[index] == 0x0D { return index + 1 == bytes.count || bytes[index + 1] != 0x0A ? 1 : 0 }
    return bytes.foreignBreakLength(at: index)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// How many bytes the U+0085, U+2028 or U+2029 has that is here, each of which ends a line for libyaml; 0 if none
  /// does.
  func foreignBreakLength(at index: Int) -> Int {
    switch self[index] {
    case 0xC2: index + 1 < count && self[index + 1] == 0x85 ? 2 : 0
    case 0xE2: index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
