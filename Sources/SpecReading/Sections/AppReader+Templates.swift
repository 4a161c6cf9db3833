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
    let node = value.node
    if node.style == .plain, let comment = node.commentAfter {
      session.report(
        .commentInText, "ends before '#', which begins a comment: put the text in quotes", about: value, at: comment)
      return nil
    }
    reportTypographicQuotes(around: value)
    guard let parts = parts(of: text, value, arguments) else { return nil }
    return TextTemplate(source: text, span: value.span, parts: parts)
  }

  /// Goes by bytes: a brace is one byte, and letters are no concern of the search for it.
  private func parts(of text: String, _ value: SourceValue, _ arguments: SignalFacts) -> [TextTemplate.Part]? {
    var text = text
    var pieces: [TextTemplate.Part] = []
    let result = text.withUTF8 { Self.split($0, into: &pieces) }
    switch result {
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
    for case .argument(let name) in pieces where arguments.parameter(name) == nil {
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

  private static func split(_ text: UnsafeBufferPointer<UInt8>, into parts: inout [TextTemplate.Part]) -> Split {
    let opening = UInt8(ascii: "{")
    let closing = UInt8(ascii: "}")
    var literal = ""
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte == opening || byte == closing else {
        index += 1
        continue
      }
      literal += String(decoding: text[start..<index], as: UTF8.self)
      if index + 1 < text.count, text[index + 1] == byte {
        literal += byte == opening ? "{" : "}"
        index += 2
      } else if byte == opening, let end = text[index...].firstIndex(of: closing) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        parts.append(.argument(String(decoding: text[(index + 1)..<end], as: UTF8.self)))
        literal = ""
        index = end + 1
      } else {
        return .lonelyBrace(byte == opening ? "{" : "}")
      }
      start = index
    }
    if start == 0 { return .plain }
    literal += String(decoding: text[start...], as: UTF8.self)
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return .parts
  }

  private func renaming(_ name: String, to meant: String, in value: SourceValue) -> Diagnostic.FixIt? {
    let source = value.node.sourceText
    // An escape inside the braces, or a text somewhere else by alias: nothing to replace here.
    guard source.contains("{\(name)}") else { return nil }
    return Diagnostic.FixIt(
      "did you mean '{\(meant)}'?", replace: value.span, with: source.replacing("{\(name)}", with: "{\(meant)}"))
  }
}
