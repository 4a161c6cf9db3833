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
  /// As the command line names it: relative to the working directory.
  public var file: String
  public var start: SourcePosition
  public var end: SourcePosition

  public init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The very beginning of a file: for findings about the file as a whole.
  public init(startOf file: String) {
    let start = SourcePosition(line: 1, column: 1)
    self.init(file: file, start: start, end: start)
  }

  public static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return a.file < b.file }
    return a.start != b.start ? a.start < b.start : a.end < b.end
  }
}
