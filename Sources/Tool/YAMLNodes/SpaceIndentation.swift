import SpecDiagnostics

/// Lines indented with spaces that are none for YAML, as they come with what is copied from the web or a text
/// processor. It reads them as letters, and gives up lines below.
enum SpaceIndentation {
  /// Whether a text begins with such a space.
  static func begins(_ text: UnsafeRawBufferPointer) -> Bool {
    // The longest has three bytes.
    String(decoding: text.prefix(3), as: UTF8.self).unicodeScalars.first?.isForeignBlank == true
  }

  /// The blanks at the beginning of a line, if such a space is among them and a key, an item or a comment follows.
  static func blanks(of line: SyntaxPage.Line) -> ArraySlice<Unicode.Scalar>? {
    let blanks = line.text.prefix { $0 == " " || $0.isForeignBlank }
    guard blanks.contains(where: \.isForeignBlank) else { return nil }
    let rest = line.text[blanks.endIndex...]
    let key = rest.prefix { $0 != ":" && $0 != " " && $0 != "\"" }
    let isKey = !key.isEmpty && key.endIndex < rest.endIndex && rest[key.endIndex] == ":"
    let isItem = rest.first == "-" && rest.dropFirst().first.map { $0 == " " || $0.isForeignBlank } ?? false
    return rest.isEmpty || isKey || isItem || rest.first == "#" ? blanks : nil
  }
}

extension TreeBuilder {
  /// A text that begins with such a space is a line with its own indentation, or comes after something else.
  mutating func reportSpaces(at place: Place) {
    let line = SyntaxPage(lines: lines).line(place.line)
    guard let blanks = SpaceIndentation.blanks(of: line), blanks.count >= Int(place.column) else { return }
    findings.append(foreignIndentation(blanks, on: place.line))
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
    return found.map { foreignIndentation($0.blanks, on: $0.line) }
  }

  private func foreignIndentation(_ blanks: ArraySlice<Unicode.Scalar>, on line: UInt32) -> Diagnostic {
    let page = SyntaxPage(lines: lines)
    let width = SpaceIndentation.width(of: blanks, among: page.neighbours(of: line, upTo: Self.reach))
    return .foreignIndentation(blanks, width: width, span(of: blanks, on: line))
  }

  private func span(of blanks: ArraySlice<Unicode.Scalar>, on line: UInt32) -> SourceSpan {
    span(Place(line: line, column: 1), Place(line: line, column: UInt32(truncatingIfNeeded: blanks.count) + 1))
  }
}

extension SpaceIndentation {
  /// How wide the indentation was meant to be: as it looks, without what should not be there, or with full-width spaces
  /// as two, whichever lines up with other lines. Nil if that is not known.
  static func width(of blanks: ArraySlice<Unicode.Scalar>, among others: Neighbours) -> Int? {
    let visible = blanks.count { !$0.hasNoWidth }
    let wide = blanks.count { $0 == "\u{3000}" }
    if others.open.contains(visible) { return visible }
    let rest = [visible + wide, blanks.count { $0 == " " }]
    if let owner = others.owner, visible > owner {
      // The first key of a group may be anywhere to the right, and the next one says where.
      return rest.first { $0 > owner && $0 == others.next } ?? visible
    }
    return rest.first(where: others.open.contains) ?? (wide == 0 ? visible : nil)
  }

  /// The indentations of the lines around a line.
  struct Neighbours {
    /// Of those above that it may line up with.
    var open: Set<Int> = []
    /// Of the line above, if a group begins there.
    var owner: Int?
    /// Of the line below.
    var next: Int?
  }
}

extension SyntaxPage {
  func neighbours(of number: UInt32, upTo reach: UInt32) -> SpaceIndentation.Neighbours {
    var found = SpaceIndentation.Neighbours()
    var least = Int.max
    var above = number
    while above > 1, number - above < reach, least > 0 {
      above -= 1
      guard let width = indentation(of: above), width < least else { continue }
      if least == .max, line(above).text.last(where: { $0 != " " }) == ":" { found.owner = width }
      least = width
      found.open.insert(width)
    }
    found.next = ((number + 1)...(number + reach)).lazy.compactMap { indentation(of: $0) }.first
    return found
  }

  /// Nil for a line that has nothing to line up with.
  private func indentation(of number: UInt32) -> Int? {
    let line = line(number)
    guard !line.isBlank, !line.isComment else { return nil }
    return SpaceIndentation.blanks(of: line)?.count { !$0.hasNoWidth } ?? line.indentation
  }
}

extension Diagnostic {
  fileprivate static func foreignIndentation(
    _ blanks: ArraySlice<Unicode.Scalar>, width: Int?, _ span: SourceSpan
  ) -> Self {
    if let odd = blanks.first(where: \.isForeignBlank), odd.hasNoWidth {
      return Self(
        "yaml/space-indentation", .error,
        "This line begins with \(odd.blankName), which YAML takes for a letter: delete it", at: span,
        fixIt: width.map { FixIt("delete it", replace: span, with: String(repeating: " ", count: $0)) })
    }
    let fixIt = width.map { FixIt("write ordinary spaces", replace: span, with: String(repeating: " ", count: $0)) }
    let first = blanks.first(where: \.isForeignSpace)
    let name = first == "\u{A0}" || first == "\u{202F}" ? "non-breaking spaces" : "spaces of another kind"
    return Self(
      "yaml/space-indentation", .error,
      "This line is indented with \(name), which YAML takes for letters: indent with ordinary spaces", at: span,
      fixIt: fixIt)
  }
}
