/// Writes Swift source, two spaces per level, and escapes what a spec's texts could break.
public struct SwiftWriter: ~Copyable {
  private var buffer = TextBuffer()
  private var depth = 0
  /// Where the current line begins.
  private var lineStart = 0

  /// What is before a declaration that others see, with a space: `public `; nothing where it is internal.
  public let access: String

  public init(access: String = "") { self.access = access }

  /// The source so far, in UTF-8.
  public var bytes: [UInt8] {
    mutating get {
      lineStart = 0
      return buffer.all
    }
  }

  /// The source so far as text.
  public var text: String {
    mutating get { String(decoding: bytes, as: UTF8.self) }
  }

  /// Makes room for a long source, which would be copied again and again as it grows.
  public mutating func reserve(_ count: Int) { buffer.reserve(count) }

  /// The columns that are left on a line at the present indentation.
  public var room: Int { Self.columns - 2 * depth }

  /// One short of the full line: `swift format` also breaks some lines that fill it completely.
  /// - Source: `swift format`, whose `lineLength` is 100 where a project sets none
  private static var columns: Int { 99 }

  /// Whether the current line is short enough.
  public var lineFits: Bool {
    // There are at most as many characters as bytes, and counting them takes far longer.
    if buffer.count - lineStart <= Self.columns { return true }
    return buffer.withBytes(from: lineStart) { line in
      line.contains { $0 >= 0x80 } && String(decoding: line, as: UTF8.self).count <= Self.columns
    }
  }

  /// Where the next byte of the line goes.
  public var place: Int { buffer.count }

  /// Removes what was written on this line from a place on.
  public mutating func takeBack(to place: Int) { buffer.shorten(to: max(place, lineStart)) }

  /// Writes one line at the present indentation; an empty one has no blanks.
  public mutating func line(_ line: String = "") {
    if !line.isEmpty {
      beginLine()
      write(line)
    }
    endLine()
  }

  /// Writes one line from parts, without joining them first.
  public mutating func line(
    _ first: String, _ second: String, _ third: String = "", _ fourth: String = "", _ fifth: String = "",
    _ sixth: String = ""
  ) {
    beginLine()
    write(first)
    write(second)
    write(third)
    write(fourth)
    write(fifth)
    write(sixth)
    endLine()
  }

  /// Writes a text of several lines as it is, each at the present indentation.
  public mutating func lines(_ text: String) {
    for row in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !row.isEmpty { beginLine() }
      for byte in row { buffer.append(byte) }
      endLine()
    }
  }

  /// Writes the indentation of a line; `write` continues it.
  public mutating func beginLine() {
    lineStart = buffer.count
    buffer.append(0x20, count: 2 * depth)
  }

  /// Writes a part of a line as it is.
  public mutating func write(_ part: String) { buffer.append(part) }

  /// Writes a part of a line from bytes of a text.
  public mutating func write(utf8 part: UnsafeBufferPointer<UInt8>) { buffer.append(part) }

  /// Writes the digits of a number.
  public mutating func write(_ number: Int) {
    guard 0...9 ~= number else { return write(String(number)) }
    buffer.append(UInt8(ascii: "0") + UInt8(number))
  }

  public mutating func endLine() {
    buffer.append(0x0A)
    if buffer.putAsideIfLong() { lineStart = 0 }
  }

  /// What is on the line from a place on.
  public func scan(from place: Int) -> TextScan {
    buffer.withBytes(from: place) { TextScan(utf8: $0) }
  }

  /// Removes what was written on this line from a place on, and returns it.
  public mutating func takenBack(to place: Int) -> String {
    let text = buffer.withBytes(from: max(place, lineStart)) { String(decoding: $0, as: UTF8.self) }
    takeBack(to: place)
    return text
  }

  /// The first and the last byte from a place on; nil if nothing was written.
  public func ends(from place: Int) -> (first: UInt8, last: UInt8)? {
    place < buffer.count ? (buffer[place], buffer[buffer.count - 1]) : nil
  }

  /// Writes a part of a line as a string literal; see `literal`.
  public mutating func writeLiteral(_ text: String) {
    guard TextScan(text).needsNoEscape else { return write(Self.escapedLiteral(text)) }
    buffer.append(UInt8(ascii: "\""))
    write(text)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes `head {`, the body one level deeper, and `}`.
  public mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head, " {")
    indented(body)
    line("}")
  }

  /// Writes the body one level deeper.
  public mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes `///` lines. Every character at which some reader ends a line begins a new `///`, so no text can leave the
  /// comment. Invisible characters are shown as escapes.
  public mutating func documentation(_ comment: String) {
    // A text without line ends, like most, needs no list of its lines.
    if TextScan(comment).isPlain, comment.utf8.last != UInt8(ascii: " ") {
      if comment.isEmpty { line("///") } else { line("/// ", comment) }
      return
    }
    for part in Self.commentLines(comment) {
      if part.isEmpty { line("///") } else { line("/// ", part) }
    }
  }

  private static func commentLines(_ comment: String) -> [String] {
    var lines = [""]
    var previous: Unicode.Scalar?
    for scalar in comment.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      case "\t": lines[lines.count - 1] += " "
      case _ where InvisibleScalar.contains(scalar): lines[lines.count - 1] += InvisibleScalar.escape(scalar)
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension SwiftWriter {
  /// A string literal on one line, quotes included.
  ///
  /// Backslash, double quote and everything invisible are escaped; other text stays readable.
  public static func literal(_ text: String) -> String {
    TextScan(text).needsNoEscape ? "\"" + text + "\"" : escapedLiteral(text)
  }

  private static func escapedLiteral(_ text: String) -> String {
    var result = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where InvisibleScalar.contains(scalar):
        result.append(contentsOf: InvisibleScalar.escape(scalar).unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  /// A name as it is declared and used, in backticks where Swift would read a keyword.
  ///
  /// The name must be an identifier otherwise; see `canBeIdentifier`.
  public static func identifier(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether a name can be an enum case or static member, if need be with backticks: ASCII letters, digits and `_`, no
  /// digit first. Even with them `Type` and `Protocol` cannot be members, and not every compiler accepts `_`.
  public static func canBeIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    if name == "_" || name == "Type" || name == "Protocol" { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// The reserved words of Swift 6.3, and `await`, which begins an expression wherever one is allowed; other contextual
  /// keywords such as `open` and `some` need no backticks.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
