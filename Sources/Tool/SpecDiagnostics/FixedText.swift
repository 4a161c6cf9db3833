/// A text file with the replacements of fix-its applied; every other byte stays as it is.
public struct FixedText: Sendable, Hashable {
  public private(set) var bytes: [UInt8]
  /// How many of the fix-its were applied. The others overlap one that was, or are outside the text.
  public private(set) var appliedCount = 0
  /// Those that were applied, in the order of the text, each once.
  public private(set) var applied: [Diagnostic.FixIt] = []

  /// - Parameters:
  ///   - bytes: A UTF-8 file, with or without a byte order mark and with any line ends; in a file of another encoding
  ///     nothing is replaced.
  ///   - fixIts: For this file. If two overlap, the one that begins first is applied, or the first of them as given;
  ///     two equal ones count as one.
  public init(_ bytes: [UInt8], applying fixIts: [Diagnostic.FixIt]) {
    self.bytes = bytes
    guard !fixIts.isEmpty, String(validating: bytes, as: UTF8.self) != nil else { return }
    let lines = LineOffsets(bytes)
    let offsets = lines.offsets(of: Set(fixIts.flatMap { [$0.span.start, $0.span.end] }))
    var edits: [Edit] = fixIts.compactMap { fixIt in
      guard let start = offsets[fixIt.span.start], let end = offsets[fixIt.span.end] else { return nil }
      return Edit(
        range: start..<max(start, end), text: lines.withLineEnds(of: start, fixIt.replacement), fixIt: fixIt)
    }
    edits = edits.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
    self.bytes = []
    self.bytes.reserveCapacity(bytes.count)
    var copied = 0
    var last: Edit?
    for edit in edits {
      if let last {
        if edit.range == last.range, edit.text == last.text { appliedCount += 1 }
        // Two insertions at one place have no order that is certain to be right.
        if edit.range.lowerBound < last.range.upperBound || edit.range.lowerBound == last.range.lowerBound { continue }
      }
      self.bytes += bytes[copied..<edit.range.lowerBound]
      self.bytes += edit.text.utf8
      copied = edit.range.upperBound
      appliedCount += 1
      applied.append(edit.fixIt)
      last = edit
    }
    self.bytes += bytes[copied...]
  }

  private struct Edit {
    let range: Range<Int>
    let text: String
    let fixIt: Diagnostic.FixIt
  }
}

/// Places of a text as byte offsets.
private struct LineOffsets {
  private let bytes: [UInt8]
  private var starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark is not part of the first line.
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
  }

  /// Past the end of a line it is the line's end; nil past the last line.
  ///
  /// In one walk over each line: it may be the whole file and contain all the positions.
  func offsets(of positions: Set<SourcePosition>) -> [SourcePosition: Int] {
    var found: [SourcePosition: Int] = [:]
    var line: Int32 = 0
    var column: Int32 = 1
    var offset = 0
    for position in positions.sorted() where position.line >= 1 && position.line <= starts.count {
      if position.line != line {
        line = position.line
        column = 1
        offset = starts[Int(line) - 1]
      }
      while column < position.column, offset < bytes.count, !isLineEnd(offset) {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        column += 1
      }
      found[position] = offset
    }
    return found
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == 0x0A || (bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
  }

  /// A replacement of several lines takes the line ends of the line that it is in.
  func withLineEnds(of offset: Int, _ text: String) -> String {
    guard text.utf8.contains(0x0A), let end = bytes[offset...].firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result += "\r\n" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
