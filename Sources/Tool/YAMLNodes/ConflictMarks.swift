import SpecDiagnostics

/// The lines with which Git marks two versions of a text that it could not merge.
///
/// Nothing in such a file can be trusted: half of it is meant and half is not, and YAML sometimes even reads it.
struct ConflictMarks {
  private struct Mark {
    var line: Int
    var sign: UInt8
  }

  private static let signs = 7
  private static let ours = UInt8(ascii: "<")
  private static let base = UInt8(ascii: "|")
  private static let middle = UInt8(ascii: "=")
  private static let theirs = UInt8(ascii: ">")

  /// One finding for each conflict, at its first mark.
  let findings: [Diagnostic]

  /// - Parameter isBroken: YAML could not read the file, so a mark that lost its beginning is looked for as well.
  init(in lines: SourceLines, file: SourceFile, isBroken: Bool) {
    guard isBroken || Self.hasBeginning(lines) else {
      findings = []
      return
    }
    var found: [Diagnostic] = []
    var isOpen = false
    for mark in Self.marks(in: lines) {
      let span = Self.span(of: mark, file)
      let sign = String(repeating: Character(Unicode.Scalar(mark.sign)), count: Self.signs)
      if isOpen, mark.sign != Self.ours, let last = found.indices.last {
        found[last].notes.append(.init("and '\(sign)' is here", at: span))
      } else {
        found.append(
          Diagnostic(
            "yaml/conflict-mark", .error,
            "'\(sign)' marks an unresolved merge conflict: keep what is right in each version and delete the lines "
              + "with these markers", at: span))
      }
      isOpen = mark.sign != Self.theirs
    }
    findings = found
  }

  /// Whether a line begins with the first mark of a conflict. Hardly any file has the sign at all.
  private static func hasBeginning(_ lines: SourceLines) -> Bool {
    let bytes = lines.bytes
    var start = lines.contentStart
    while let place = lines.firstPlace(of: ours, from: start) {
      let count = bytes[place...].prefix { $0 == ours }.count
      if count == signs, place == lines.contentStart || bytes[place - 1] == UInt8(ascii: "\n") { return true }
      start = place + count
    }
    return false
  }

  private static func marks(in lines: SourceLines) -> [Mark] {
    var marks: [Mark] = []
    lines.bytes.withUnsafeBufferPointer { bytes in
      var number = 1
      var start = lines.contentStart
      while start < bytes.count {
        var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let next = end + 1
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        if let mark = mark(bytes[start..<end], number) { marks.append(mark) }
        (start, number) = (next, number + 1)
      }
    }
    return marks
  }

  /// Seven equal signs at the beginning of a line, and nothing or a space after them.
  private static func mark(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ number: Int) -> Mark? {
    guard let sign = line.first, [ours, base, middle, theirs].contains(sign) else { return nil }
    let length = line.prefix { $0 == sign }.count
    guard length == signs, line.count == signs || sign != middle && line[line.startIndex + signs] == 0x20 else {
      return nil
    }
    return Mark(line: number, sign: sign)
  }

  private static func span(of mark: Mark, _ file: SourceFile) -> SourceSpan {
    SourceSpan(
      in: file, start: SourcePosition(line: mark.line, column: 1),
      end: SourcePosition(line: mark.line, column: 1 + signs))
  }
}
