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
    if value.node.style == .plain, let comment = value.node.commentAfter {
      session.report(
        .commentInText, "ends before '#', which begins a comment: put the text in quotes", about: value, at: comment)
      return nil
    }
    guard let parts = parts(of: text, value, arguments) else { return nil }
    return TextTemplate(source: text, span: value.span, parts: parts)
  }

  /// Goes by bytes: a brace is one byte, and letters are no concern of the search for it.
  private func parts(of text: String, _ value: SourceValue, _ arguments: SignalFacts) -> [TextTemplate.Part]? {
    var pieces: [TextTemplate.Part] = []
    switch Self.split(text, into: &pieces) {
    case .plain: return [.literal(text)]
    case .lonelyBrace(let brace):
      let other = brace == "{" ? "}" : "{"
      session.report(
        .openBrace, "has a '\(brace)' without a '\(other)': write '\(brace)\(brace)' for a brace", about: value)
      return nil
    case .parts: break
    }
    var isSound = true
    for case .argument(let name) in pieces where arguments.parameter(name) == nil {
      isSound = isSound && !arguments.isComplete
      reportUnknownArgument(name, value, arguments) { renaming(name, to: $0, in: value) }
    }
    return isSound ? pieces : nil
  }

  private enum Split {
    /// No brace at all.
    case plain
    case parts
    case lonelyBrace(String)
  }

  private static func split(_ text: String, into parts: inout [TextTemplate.Part]) -> Split {
    let opening = UInt8(ascii: "{")
    let closing = UInt8(ascii: "}")
    let bytes = text.utf8
    var literal = ""
    var start = bytes.startIndex
    var rest = start
    while let brace = firstBrace(in: bytes[rest...]) {
      literal += text[start..<brace]
      let next = bytes.index(after: brace)
      if next < bytes.endIndex, bytes[next] == bytes[brace] {
        literal += bytes[brace] == opening ? "{" : "}"
        rest = bytes.index(after: next)
      } else if bytes[brace] == opening, let end = bytes[next...].firstIndex(of: closing) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        parts.append(.argument(String(text[next..<end])))
        literal = ""
        rest = bytes.index(after: end)
      } else {
        return .lonelyBrace(bytes[brace] == opening ? "{" : "}")
      }
      start = rest
    }
    if start == bytes.startIndex { return .plain }
    literal += text[start...]
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return .parts
  }

  private static func firstBrace(in bytes: Substring.UTF8View) -> String.UTF8View.Index? {
    // The bytes lie in one piece; going from index to index would cost several times as much.
    let offset = bytes.withContiguousStorageIfAvailable { bytes in
      bytes.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }
    guard let offset else { return bytes.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } }
    return offset.map { bytes.index(bytes.startIndex, offsetBy: $0) }
  }

  private func renaming(_ name: String, to meant: String, in value: SourceValue) -> Diagnostic.FixIt? {
    let source = value.node.sourceText
    // An escape inside the braces, or a text somewhere else by alias: nothing to replace here.
    guard source.contains("{\(name)}") else { return nil }
    return Diagnostic.FixIt(
      "did you mean '{\(meant)}'?", replace: value.span, with: source.replacing("{\(name)}", with: "{\(meant)}"))
  }
}
