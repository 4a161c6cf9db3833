import SpecDiagnostics
import YAMLNodes

/// Copy without quotes that YAML splits up. What is left of it looks like unknown keys, and the finding has to
/// say what happened instead.
extension AppReader {
  /// Whether braces hold the pieces of a text: `{ text: Hi, friend }`, `{name}`. It is reported then.
  func reportBraces(around value: SourceValue) -> Bool {
    guard let piece = pieces(of: value, isKnown: { TextShape.object.index(of: $0) != nil }) else { return false }
    report(piece, of: value)
    return true
  }

  /// Whether the texts of several languages hold a text that was cut at a comma: `{ en: Hi, friend, ru: … }`.
  func reportCut(in value: SourceValue) -> Bool {
    guard let piece = pieces(of: value, isKnown: { name in locales.contains { $0.written == name } })
    else { return false }
    report(piece, of: value)
    return true
  }

  /// A text that ends before a comma, and the pieces after it; or a text that begins with a brace.
  private struct Pieces {
    /// The key of the text that was cut; nil for a text that begins with a brace.
    var owner: SourceNode?
    /// The first piece.
    var first: SourceNode
    var span: SourceSpan
    var text: String
  }

  private func pieces(of value: SourceValue, isKnown: (String) -> Bool) -> Pieces? {
    guard value.kind == .mapping, value.substitution == nil, !value.node.isAlias else { return nil }
    func isPiece(_ entry: (key: SourceNode, value: SourceValue)) -> Bool {
      entry.value.isNothing && entry.key.style == .plain && !isKnown(entry.key.text)
    }
    // Nearly all mappings have none, and cutting their text out of the file takes longer than looking for one.
    guard value.node.tree.hasEmptyValue(value.node.index),
      value.node.entries.contains(where: { isPiece(($0.key, SourceValue($0.value))) })
    else { return nil }
    let source = value.node.sourceText
    guard source.hasPrefix("{") else { return nil }
    let entries = value.node.entries.map { (key: $0.key, value: SourceValue($0.value)) }
    guard let number = entries.firstIndex(where: isPiece) else { return nil }
    // Whatever follows up to the next key that is known belongs to the same text.
    let pieces = entries[number...].prefix(while: isPiece)
    guard let last = pieces.last else { return nil }
    if number == 0 {
      guard pieces.count == entries.count else { return nil }
      return Pieces(owner: nil, first: last.key, span: value.span, text: source)
    }
    let cut = entries[number - 1]
    guard cut.value.kind == .scalar, cut.value.node.style == .plain, !cut.value.isNothing else { return nil }
    let span = SourceSpan(file: value.span.file, start: cut.value.span.start, end: last.key.span.end)
    return Pieces(owner: cut.key, first: entries[number].key, span: span, text: value.node.tree.sourceText(in: span))
  }

  private func report(_ pieces: Pieces, of value: SourceValue) {
    let isOneLine = pieces.span.start.line == pieces.span.end.line
    let quoted = "\"" + pieces.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    let fixIt = isOneLine ? Diagnostic.FixIt("put it in quotes", replace: pieces.span, with: quoted) : nil
    if let joined = joinedLanguages(of: value) {
      session.report(
        .damagedText, "has no space after '\(joined.name):': without it YAML sees no key", about: value,
        at: joined.span, fixIt: isOneLine ? joined.fixIt : nil)
    } else if let owner = pieces.owner {
      session.report(
        .damagedText, "ends before the ',' in '\(owner.text)': put the whole text in quotes", about: value,
        at: pieces.first.span, fixIt: fixIt)
    } else if let key = Self.assigned(in: pieces.first.text) {
      session.report(
        .damagedText, "has no ':' behind '\(key)': between a key and its value is ': '", about: value,
        at: pieces.first.span)
    } else {
      session.report(
        .damagedText, "begins with '{', which YAML reads as keys: put the text in quotes", about: value,
        at: pieces.span, fixIt: fixIt)
    }
  }

  /// `{en:"Hi",ru:"Привет"}`, in which YAML sees no key.
  private func joinedLanguages(of value: SourceValue) -> (name: String, span: SourceSpan, fixIt: Diagnostic.FixIt)? {
    let tree = value.node.tree
    var place = value.span.start
    var text = ""
    var first: (name: String, span: SourceSpan)?
    for entry in value.node.entries where SourceValue(entry.value).isNothing && entry.key.style == .plain {
      guard let joined = JoinedEntry(entry.key.text), !joined.value.isEmpty, joined.reason.hasPrefix("a space"),
        locales.contains(where: { $0.written == joined.key }) || TextShape.object.index(of: joined.key) != nil
      else { continue }
      let start = entry.key.span.start
      let end = SourcePosition(line: Int(start.line), column: Int(start.column) + joined.key.unicodeScalars.count + 1)
      text += tree.sourceText(in: SourceSpan(file: value.span.file, start: place, end: end)) + " "
      place = end
      if first == nil { first = (joined.key, SourceSpan(file: value.span.file, start: start, end: end)) }
    }
    guard let first else { return nil }
    text += tree.sourceText(in: SourceSpan(file: value.span.file, start: place, end: value.span.end))
    return (first.name, first.span, Diagnostic.FixIt("write a space", replace: value.span, with: text))
  }

  /// The key in `en="General"` and `en => "General"`.
  private static func assigned(in piece: String) -> String? {
    let key = piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard !key.isEmpty, piece.dropFirst(key.count).drop(while: { $0 == " " }).first == "=" else { return nil }
    return String(key)
  }

  /// Quotes of a word processor, which YAML takes for a part of the text.
  func reportTypographicQuotes(around value: SourceValue) {
    // All of them begin with one of few bytes.
    guard value.node.style == .plain, value.substitution == nil, !value.node.isAlias,
      value.node.withTextBytes({ [0xC2, 0xE2, 0xE3, 0xEF].contains($0.first) }), let first = value.text.first,
      let last = value.text.last,
      value.text.count > 1, let closing = Self.typographicQuotes[first], closing.contains(last)
    else { return }
    let hasBlanks = value.text.dropFirst().first?.isWhitespace ?? false
    session.report(
      .unquoted,
      "is in '\(first)' and '\(last)', which become part of the text: write \" instead of them"
        + (hasBlanks ? ", without the blanks inside" : ""),
      about: value, severity: .warning)
  }

  /// A quote that nothing opens or closes: `Hello."`, `“Hello."`.
  func reportLoneQuote(in value: SourceValue) {
    guard value.node.style == .plain, value.substitution == nil, !value.node.isAlias,
      value.node.withTextBytes({ $0.last == UInt8(ascii: "\"") }), value.text.count > 1, let first = value.text.first,
      value.text.count(where: { $0 == "\"" }) % 2 == 1
    else { return }
    let opening = Self.typographicQuotes[first] == nil ? "" : " begins with '\(first)' and"
    session.report(
      .unquoted,
      "\(opening.isEmpty ? "" : opening.dropFirst() + " ")ends with a '\"' that is shown: delete it, or write the "
        + "text in '\"'", about: value, severity: .warning)
  }

  private static let typographicQuotes: [Character: [Character]] = [
    "“": ["”"], "„": ["“", "”"], "‘": ["’"], "”": ["”"], "＂": ["＂"], "＇": ["＇"], "〝": ["〞", "〟"], "‟": ["”"],
    "′": ["′"], "″": ["″"], "´": ["´"], "«": ["»"], "»": ["«"], "‹": ["›"], "「": ["」"], "『": ["』"], "｢": ["｣"],
  ]
}

extension DiagnosticCode {
  /// An unquoted text that YAML cuts or takes apart.
  static let damagedText: Self = "copy/unquoted"
}
