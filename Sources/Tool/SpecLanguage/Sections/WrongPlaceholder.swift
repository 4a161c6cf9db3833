import SpecDiagnostics
import YAMLNodes

/// What a text has in the place of `{name}`: the placeholder of another tool, or braces that are none.
struct WrongPlaceholder {
  /// What is wrong, after the path of the text.
  let predicate: String
  let span: SourceSpan
  let fixIt: Diagnostic.FixIt?

  /// - Parameters:
  ///   - value: A text, or its plural forms.
  ///   - missing: The names that the text does not show, of which `name` is one.
  init?(of name: String, in value: SourceValue, among missing: [String]) {
    if value.kind == .mapping {
      for entry in value.node.entries {
        guard let found = Self(of: name, in: SourceValue(entry.value), among: missing) else { continue }
        self = found
        return
      }
      return nil
    }
    guard value.kind == .scalar else { return nil }
    let right = "{\(name)}"
    if let (piece, reason, isCertain) = Self.find(name, in: value.text) {
      predicate = "has '\(excerpt(piece))' in the place of '\(right)': \(reason)"
      let place = value.span(of: piece)
      span = place ?? value.span
      fixIt = place.map {
        Diagnostic.FixIt("write '\(right)'", replace: $0, with: right).asQuestion(unless: isCertain)
      }
      return
    }
    let formats = Self.formats(in: value.text)
    guard let number = missing.firstIndex(of: name), formats.indices.contains(number) else { return nil }
    let piece = formats[number]
    let place = value.span(of: piece, after: formats[..<number].count { $0 == piece })
    span = place ?? value.span
    // Of several without a name nobody knows which is which.
    guard formats.count == 1, missing.count == 1 else {
      let choice = missing.map { "'{\($0)}'" }.joined(last: "or")
      predicate =
        missing.count == 1
        ? "has '\(excerpt(piece))' for a value: values are in braces, so put \(choice) in the place of the right one"
        : "has '\(excerpt(piece))' for a value: say which one it is, in braces, \(choice)"
      fixIt = nil
      return
    }
    predicate = "has '\(excerpt(piece))' in the place of '\(right)': values are in braces"
    fixIt = place.map { Diagnostic.FixIt("write '\(right)'", replace: $0, with: right).asQuestion(unless: false) }
  }

  private static func find(_ name: String, in text: String) -> (piece: String, reason: String, isCertain: Bool)? {
    let foreign = ForeignName(of: name, in: text)
    if foreign?.piece == "{{\(name)}}" {
      return ("{{\(name)}}", "two braces show one, and one pair shows the value", true)
    }
    let wide = "these are not the braces '{' and '}'"
    if text.contains("｛\(name)｝") { return ("｛\(name)｝", wide, true) }
    for (open, close) in [("｛", "｝"), ("【", "】"), ("「", "」")] {
      if let piece = stretch(from: open, to: close, in: text), open == "｛" || piece.contains(name) {
        return (piece, wide, false)
      }
    }
    // A name in brackets may be a name in brackets.
    if let foreign {
      return (foreign.piece, "values are in braces", foreign.isBalanced && foreign.piece != "[\(name)]")
    }
    return text.contains("%arg") ? ("%arg", "values are in braces", false) : nil
  }

  private static func stretch(from open: String, to close: String, in text: String) -> String? {
    guard let start = text.firstRange(of: open), let end = text[start.upperBound...].firstRange(of: close) else {
      return nil
    }
    return String(text[start.lowerBound..<end.upperBound])
  }

  /// `%@`, `%1$@`, `%d`, `%.2f`
  private static func formats(in text: String) -> [String] {
    text.indices.compactMap { start in
      // Not the first sign: `50% off at %@`.
      guard text[start] == "%" else { return nil }
      let rest = text[start...].dropFirst()
      let flags = rest.prefix { "0123456789.$#l".contains($0) }
      let tail = rest.dropFirst(flags.count)
      guard let sign = tail.first, "@dsfi".contains(sign), tail.dropFirst().first?.isLetter != true || sign == "@"
      else { return nil }
      return "%\(flags)\(sign)"
    }
  }
}

extension SourceValue {
  /// The place of a piece of a text, if the file has it as it is, on one line.
  ///
  /// - Parameter number: How many of the same come before it.
  func span(of piece: String, after number: Int = 0) -> SourceSpan? {
    guard kind == .scalar, substitution == nil, !node.isAlias, span.start.line == span.end.line else { return nil }
    let source = node.sourceText
    guard let range = source.ranges(of: piece).dropFirst(number).first else { return nil }
    let before = source.unicodeScalars.distance(from: source.startIndex, to: range.lowerBound)
    let (line, column) = (Int(span.start.line), Int(span.start.column) + before)
    return SourceSpan(
      file: span.file, start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: line, column: column + piece.unicodeScalars.count))
  }
}
