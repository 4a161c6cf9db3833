/// A place in a text file. Lines and columns start at 1; columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public var line: Int32
  public var column: Int32

  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  public static func < (a: Self, b: Self) -> Bool {
    a.line != b.line ? a.line < b.line : a.column < b.column
  }
}

/// A stretch of a text file; `end` is the position after its last character.
///
/// A spec has dozens of spans for each type, so both ends take eight bytes where they fit in, as nearly always.
public struct SourceSpan: Sendable, Hashable, Comparable {
  /// The file, with what stands in it where that is kept.
  public let source: SourceFile
  private let ends: PackedEnds

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.init(in: SourceFile(file), start: start, end: end)
  }

  /// For many spans of one file, which share its name.
  public init(in file: SourceFile, start: SourcePosition, end: SourcePosition) {
    let end = max(start, end)
    if let packed = PackedEnds(start, end) {
      source = file
      ends = packed
    } else {
      source = SourceFile(file.name, bytes: file.bytes, ends: (start, end))
      ends = .elsewhere
    }
  }

  /// The same from lines and columns that are known to begin at 1.
  public init(in file: SourceFile, line: UInt32, column: UInt32, endLine: UInt32, endColumn: UInt32) {
    if let packed = PackedEnds(line: line, column: column, endLine: endLine, endColumn: endColumn) {
      source = file
      ends = packed
    } else {
      let span = SourceSpan(
        in: file, start: SourcePosition(line: Int(line), column: Int(column)),
        end: SourcePosition(line: Int(endLine), column: Int(endColumn)))
      source = span.source
      ends = span.ends
    }
  }

  /// As the command line names it: relative to the working directory.
  public var file: String { source.name }

  public var start: SourcePosition { ends == .elsewhere ? source.ends?.start ?? ends.start : ends.start }

  public var end: SourcePosition { ends == .elsewhere ? source.ends?.end ?? ends.end : ends.end }

  /// The very beginning of a file: for findings about the file as a whole.
  public init(startOf file: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(file: file, start: start, end: start)
  }

  public static func == (a: Self, b: Self) -> Bool {
    // What fits in is packed, so nobody has to unpack it for a comparison.
    a.ends == b.ends && a.source == b.source && (a.ends != .elsewhere || a.start == b.start && a.end == b.end)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ends)
    hasher.combine(source)
    guard ends == .elsewhere else { return }
    hasher.combine(start)
    hasher.combine(end)
  }

  public static func < (a: Self, b: Self) -> Bool {
    if a.source != b.source { return a.file < b.file }
    return a.start != b.start ? a.start < b.start : a.end < b.end
  }
}

/// Both ends of a span in eight bytes: 24 bits of the line, 12 of the column, 12 of the number of lines up to the end, 16
/// of the column there.
private struct PackedEnds: Sendable, Hashable {
  private let bits: UInt64

  /// Stands for ends that do not fit in.
  static let elsewhere = PackedEnds(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  init?(_ start: SourcePosition, _ end: SourcePosition) {
    guard start.line >= 0, start.column >= 0, end.line >= 0, end.column >= 0 else { return nil }
    self.init(
      line: UInt32(start.line), column: UInt32(start.column), endLine: UInt32(end.line), endColumn: UInt32(end.column))
  }

  /// Nil for what does not fit in, and for an end before the start.
  @inline(__always)
  init?(line: UInt32, column: UInt32, endLine: UInt32, endColumn: UInt32) {
    let lines = endLine &- line
    // The largest line is left to `elsewhere`. Where the end is on a line before, the difference is huge.
    guard line < 1 << 24 - 1, column < 1 << 12, lines < 1 << 12, endColumn < 1 << 16, lines > 0 || endColumn >= column
    else { return nil }
    bits = UInt64(line) &<< 40 | UInt64(column) &<< 28 | UInt64(lines) &<< 16 | UInt64(endColumn)
  }

  var start: SourcePosition { SourcePosition(line: Int(bits &>> 40), column: Int(bits &>> 28 & 0xFFF)) }

  var end: SourcePosition {
    SourcePosition(line: Int(bits &>> 40) + Int(bits &>> 16 & 0xFFF), column: Int(bits & 0xFFFF))
  }
}

/// A file, one object for all spans in it: a spec has dozens of spans for each type, and a reference takes half the room
/// of a `String` in every one of them.
public final class SourceFile: Sendable, Hashable {
  /// As the command line names it: relative to the working directory.
  public let name: String
  /// What stands in it, for texts that are kept as places in it; empty where nobody keeps any.
  public let bytes: [UInt8]
  /// Those of the one span that has this object to itself, because they are too large to be packed.
  fileprivate let ends: (start: SourcePosition, end: SourcePosition)?

  public convenience init(_ name: String, bytes: [UInt8] = []) { self.init(name, bytes: bytes, ends: nil) }

  fileprivate init(_ name: String, bytes: [UInt8], ends: (start: SourcePosition, end: SourcePosition)?) {
    self.name = name
    self.bytes = bytes
    self.ends = ends
  }

  /// By their names: of one file there is one text at a time.
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b || a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
