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
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return TextTemplate(source: text, span: value.span, parts: [.literal(text)])
    }
    return parts(of: text, value, arguments).map { TextTemplate(source: text, span: value.span, parts: $0) }
  }

  /// Goes by bytes: a brace is one byte, and letters are no concern of the search for it.
  private func parts(of text: String, _ value: SourceValue, _ arguments: SignalFacts) -> [TextTemplate.Part]? {
    var parts: [TextTemplate.Part] = []
    var literal = ""
    var rest = text.utf8[...]
    var isSound = true
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      let isOpening = rest[brace] == UInt8(ascii: "{")
      literal += Substring(rest[..<brace])
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        literal += isOpening ? "{" : "}"
        rest = rest[rest.index(after: after)...]
        continue
      }
      guard isOpening, let end = rest[after...].firstIndex(of: UInt8(ascii: "}")) else {
        let (brace, other) = isOpening ? ("{", "}") : ("}", "{")
        session.report(
          .openBrace, "has a '\(brace)' without a '\(other)': write '\(brace)\(brace)' for a brace", about: value)
        return nil
      }
      let name = String(Substring(rest[after..<end]))
      if arguments.parameters[name] == nil {
        isSound = isSound && !arguments.isComplete
        reportUnknownArgument(name, value, arguments) { renaming(name, to: $0, in: value) }
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      parts.append(.argument(name))
      literal = ""
      rest = rest[rest.index(after: end)...]
    }
    literal += Substring(rest)
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return isSound ? parts : nil
  }

  private func renaming(_ name: String, to meant: String, in value: SourceValue) -> Diagnostic.FixIt? {
    let source = value.node.sourceText
    // An escape inside the braces, or a text somewhere else by alias: nothing to replace here.
    guard source.contains("{\(name)}") else { return nil }
    return Diagnostic.FixIt(
      "did you mean '{\(meant)}'?", replace: value.span, with: source.replacing("{\(name)}", with: "{\(meant)}"))
  }
}
