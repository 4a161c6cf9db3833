import SpecDiagnostics
import SpecModel
import YAMLNodes

/// Texts with `{argument}` in them.
extension AppReader {
  /// A text in its parts; `{{` and `}}` are braces.
  func readTemplate(_ value: SourceValue, _ arguments: SignalFacts) -> TextTemplate? {
    if value.kind != .scalar {
      session.reportWrongType(value, expected: .either([.text, .object(CopyShape.text)]))
      return nil
    }
    guard let text = session.text(value) else { return nil }
    if value.node.style == .plain {
      if let comment = value.node.commentAfter {
        session.report(
          .commentInText, "ends before '#', which begins a comment: put the text in quotes", about: value, at: comment)
        return nil
      }
      reportTypographicQuotes(around: value)
    }
    guard let parts = parts(of: text, value, arguments) else { return nil }
    return TextTemplate(source: text, span: value.span, parts: parts)
  }

  /// Goes by bytes: a brace is one byte, and letters are no concern of the search for it.
  private func parts(of text: String, _ value: SourceValue, _ arguments: SignalFacts) -> [TextTemplate.Part]? {
    var pieces: [TextTemplate.Part] = []
    switch Self.split(text, into: &pieces, arguments) {
    case .plain: return [.literal(text)]
    case .lonelyBrace(let brace):
      let other = brace == "{" ? "}" : "{"
      session.report(
        .openBrace, "has a '\(brace)' without a '\(other)': write '\(brace)\(brace)' for a brace", about: value)
      return nil
    case .parts: break
    }
    var isSound = true
    var unknown: Set<String> = []
    for case .argument(let name) in pieces where !arguments.declares(name) {
      isSound = isSound && !arguments.isComplete
      // Each once, and not more of them than anybody would mend one by one.
      guard unknown.count < Self.mostUnknown, unknown.insert(name).inserted else { continue }
      reportUnknownArgument(name, value, arguments) { renaming(name, to: $0, in: value) }
    }
    return isSound ? pieces : nil
  }

  /// How many unknown arguments of one text are reported.
  private static let mostUnknown = 20

  private enum Split {
    /// No brace at all.
    case plain
    case parts
    case lonelyBrace(String)
  }

  private static func split(
    _ text: String, into parts: inout [TextTemplate.Part], _ arguments: SignalFacts
  ) -> Split {
    // A slice is known to be UTF-8 and is only copied, while bytes would be checked a second time.
    func slice(_ range: Range<Int>) -> String {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
    }
    var native = text
    return native.withUTF8 { bytes in
      let braces = Braces(in: bytes)
      guard braces.first < bytes.count else { return .plain }
      parts.reserveCapacity(braces.mostParts)
      var literal = ""
      var start = 0
      var index = braces.first
      while index < bytes.count {
        let byte = bytes[index]
        if start < index { literal = literal.isEmpty ? slice(start..<index) : literal + slice(start..<index) }
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          literal += byte == Braces.opening ? "{" : "}"
          index += 2
        } else if byte == Braces.opening, let end = bytes[index...].firstIndex(of: Braces.closing) {
          if !literal.isEmpty { parts.append(.literal(literal)) }
          // Nearly always a name that is declared, and then it is there already.
          let known = arguments.name(of: UnsafeBufferPointer(rebasing: bytes[index + 1..<end]))
          parts.append(.argument(known ?? slice(index + 1..<end)))
          literal = ""
          index = end + 1
        } else {
          return .lonelyBrace(byte == Braces.opening ? "{" : "}")
        }
        start = index
        index = Braces.next(in: bytes, from: index)
      }
      if start < bytes.count { literal += slice(start..<bytes.count) }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      return .parts
    }
  }

  private func renaming(_ name: String, to meant: String, in value: SourceValue) -> Diagnostic.FixIt? {
    let source = value.node.sourceText
    // An escape inside the braces, or a text somewhere else by alias: nothing to replace here.
    guard source.contains("{\(name)}") else { return nil }
    return Diagnostic.FixIt(
      "did you mean '{\(meant)}'?", replace: value.span, with: source.replacing("{\(name)}", with: "{\(meant)}"))
  }
}

/// Where the braces of a text stand. A brace is one byte, and eight bytes are looked at together: most texts have none.
private struct Braces {
  static let opening = UInt8(ascii: "{")
  static let closing = UInt8(ascii: "}")

  /// The place of the first brace; the length of the text if it has none.
  let first: Int
  /// As many parts as the text can have if no brace is written twice.
  let mostParts: Int

  init(in text: UnsafeBufferPointer<UInt8>) {
    first = Self.next(in: text, from: 0)
    var parts = first > 0 ? 1 : 0
    var index = first
    while index < text.count {
      // An argument, and what follows it.
      if text[index] == Self.opening { parts += 1 } else if index + 1 < text.count { parts += 1 }
      index = Self.next(in: text, from: index + 1)
    }
    mostParts = parts
  }

  static func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index &+ 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = zeros(word ^ 0x7B7B_7B7B_7B7B_7B7B) | zeros(word ^ 0x7D7D_7D7D_7D7D_7D7D)
      if found != 0 { return index &+ (found.trailingZeroBitCount &>> 3) }
      index &+= 8
    }
    while index < text.count, text[index] != opening, text[index] != closing { index &+= 1 }
    return index
  }

  /// The high bit of the lowest byte that is zero, and perhaps of some above it.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
