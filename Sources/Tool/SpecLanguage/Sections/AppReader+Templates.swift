import SpecDiagnostics
import YAMLNodes

/// Texts with `{argument}` in them.
extension AppReader {
  /// A text with arguments in it; `{{` and `}}` are braces.
  func readTemplate(_ value: SourceValue, _ arguments: SignalFacts) -> TextTemplate? {
    if value.kind != .scalar {
      session.reportWrongType(value, expected: .either([.text, .object(TextShape.object)]))
      return nil
    }
    if value.core == .null, !value.text.isEmpty {
      session.report(
        .wrongType, "is '\(value.text)', which is no text: write the text, or remove it in all languages", about: value)
      return nil
    }
    guard let text = session.sourceText(value) else { return nil }
    let template = TextTemplate(text)
    if value.node.style == .plain {
      if let comment = value.node.commentAfter {
        session.report(
          .commentInText, "ends before '#', which begins a comment: put the text in quotes", about: value, at: comment)
        return nil
      }
      reportTypographicQuotes(around: value)
      reportLoneQuote(in: value)
    }
    return isSound(template, value, arguments) ? template : nil
  }

  /// Whether all braces of a text have partners and all arguments are declared; if not, that is reported.
  private func isSound(_ template: TextTemplate, _ value: SourceValue, _ arguments: SignalFacts) -> Bool {
    guard !template.isPlain else { return true }
    if arguments.declaringKey == "arguments", let foreign = ForeignCommand(in: value.text, among: arguments.names) {
      session.report(.unknownArgument, foreign.predicate, about: value)
      return false
    }
    var unknown: [String] = []
    let lonelyBrace = template.lonelyBrace { name in
      if !arguments.parameters.contains(name) { unknown.append(String(decoding: name, as: UTF8.self)) }
    }
    if let brace = lonelyBrace {
      let other = brace == "{" ? "}" : "{"
      session.report(
        .openBrace, "has a '\(brace)' without a '\(other)': add it, or write '\(brace)\(brace)' for a brace",
        about: value)
      return false
    }
    guard !unknown.isEmpty else { return true }
    // Each once, and no more of them than people would fix one by one.
    var reported: Set<String> = []
    for name in unknown where reported.count < Self.mostUnknown && reported.insert(name).inserted {
      reportUnknownArgument(name, value, arguments) { renaming(name, to: $0, in: value) }
    }
    return !arguments.isComplete
  }

  /// How many unknown arguments of one text are reported.
  private static let mostUnknown = 20

  private func renaming(_ name: String, to meant: Spelling.Guess, in value: SourceValue) -> Diagnostic.FixIt? {
    let source = value.node.sourceText
    // An escape inside the braces, or a text somewhere else by alias: nothing to replace here.
    guard source.contains("{\(name)}") else { return nil }
    let shown = meant.within { "{\($0)}" }
    return shown.fixIt(replacing: value.span, with: source.replacing("{\(name)}", with: shown.word))
  }
}
