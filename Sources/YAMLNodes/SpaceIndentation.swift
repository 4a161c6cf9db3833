import SpecDiagnostics

/// Lines indented with spaces that are none for YAML, as they come with what is copied from the web or a text
/// processor. It reads them as letters, and gives up lines below.
enum SpaceIndentation {
  /// Whether a text begins with such a space.
  static func begins(_ text: UnsafeRawBufferPointer) -> Bool {
    // The longest has three bytes.
    String(decoding: text.prefix(3), as: UTF8.self).unicodeScalars.first?.isForeignSpace == true
  }

  /// The blanks at the beginning of a line, if such a space is among them and a key, an item or a comment follows.
  static func blanks(of line: SyntaxPage.Line) -> ArraySlice<Unicode.Scalar>? {
    let blanks = line.text.prefix { $0 == " " || $0.isForeignSpace }
    guard blanks.contains(where: \.isForeignSpace) else { return nil }
    let rest = line.text[blanks.endIndex...]
    let key = rest.prefix { $0 != ":" && $0 != " " && $0 != "\"" }
    let isKey = !key.isEmpty && key.endIndex < rest.endIndex && rest[key.endIndex] == ":"
    let isItem = rest.first == "-" && rest.dropFirst().first.map { $0 == " " || $0.isForeignSpace } ?? false
    return rest.isEmpty || isKey || isItem || rest.first == "#" ? blanks : nil
  }
}

extension Unicode.Scalar {
  /// A space of Unicode that YAML takes for a letter.
  var isForeignSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TreeBuilder {
  /// A text that begins with such a space is a line with its own indentation, or comes after something else.
  mutating func reportSpaces(at place: Place) {
    let line = SyntaxPage(lines: lines).line(place.line)
    guard let blanks = SpaceIndentation.blanks(of: line), blanks.count >= Int(place.column) else { return }
    findings.append(.foreignIndentation(blanks, span(of: blanks, on: place.line)))
    isUsable = false
  }

  /// How far above the place where YAML gave up such a line is still the cause.
  private static let reach: UInt32 = 100

  /// All lines with such spaces, where one of them may be what stopped the parse.
  func foreignIndentations(before place: Place) -> [Diagnostic] {
    let page = SyntaxPage(lines: lines)
    let first = place.line > Self.reach ? place.line - Self.reach : 1
    let found = (first...(place.line + Self.reach)).compactMap { number in
      SpaceIndentation.blanks(of: page.line(number)).map { (line: number, blanks: $0) }
    }
    // What is below the place cannot have stopped the parse, and is fixed along with what did.
    guard let nearest = found.first, nearest.line <= place.line else { return [] }
    return found.map { .foreignIndentation($0.blanks, span(of: $0.blanks, on: $0.line)) }
  }

  private func span(of blanks: ArraySlice<Unicode.Scalar>, on line: UInt32) -> SourceSpan {
    span(Place(line: line, column: 1), Place(line: line, column: UInt32(truncatingIfNeeded: blanks.count) + 1))
  }
}

extension Diagnostic {
  fileprivate static func foreignIndentation(_ blanks: ArraySlice<Unicode.Scalar>, _ span: SourceSpan) -> Self {
    let first = blanks.first(where: \.isForeignSpace)
    let name = first == "\u{A0}" || first == "\u{202F}" ? "non-breaking spaces" : "spaces of another kind"
    // An ideographic space is as wide as two.
    let fixIt =
      blanks.contains("\u{3000}")
      ? nil
      : FixIt("write ordinary spaces", replace: span, with: String(repeating: " ", count: blanks.count))
    return Self(
      "yaml/space-indentation", .error,
      "This line is indented with \(name), which YAML takes for letters: indent with ordinary spaces", at: span,
      fixIt: fixIt)
  }
}
