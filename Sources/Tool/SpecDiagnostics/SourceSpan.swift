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
public struct SourceSpan: Sendable, Hashable, Comparable {
  /// The file, with its contents if they are kept.
  public let source: SourceFile
  public let start: SourcePosition
  public let end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.init(in: SourceFile(file), start: start, end: end)
  }

  /// For many spans of one file, which share its name.
  public init(in file: SourceFile, start: SourcePosition, end: SourcePosition) {
    source = file
    self.start = start
    self.end = max(start, end)
  }

  /// The very beginning of a file: for findings about the file as a whole.
  public init(startOf file: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(file: file, start: start, end: start)
  }

  /// As the command line names it: relative to the working directory.
  public var file: String { source.name }

  public static func < (a: Self, b: Self) -> Bool {
    if a.source != b.source { return a.file < b.file }
    return a.start != b.start ? a.start < b.start : a.end < b.end
  }
}

/// A file, one object for all spans in it: a spec has dozens of spans for each type, and a reference takes half the room
/// of a `String` in every one of them.
public final class SourceFile: Sendable, Hashable {
  /// As the command line names it: relative to the working directory.
  public let name: String
  /// Its contents, for texts that are kept as places in it; empty if there are none.
  public let bytes: [UInt8]

  public init(_ name: String, bytes: [UInt8] = []) {
    self.name = name
    self.bytes = bytes
  }

  /// By their names: a file has only one text at a time.
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b || a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SourceSpan {
  /// `specs/cleaner/app.yaml:12:5`, which editors and terminals open.
  public var place: String { "\(file):\(start.line):\(start.column)" }
}
