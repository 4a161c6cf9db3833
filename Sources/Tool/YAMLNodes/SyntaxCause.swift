/// What people did where YAML gave up. It often notices a mistake lines below, and calls it something else.
///
/// Only recognizable causes are reported; for the rest `SyntaxSite` says what YAML wanted.
struct SyntaxCause {
  var start: Place
  var width: UInt32 = 1
  var sentence: String
  /// Where YAML noticed it, when that is another place.
  var noticed: Place?
  /// A replacement for what is there, if one is certain to be right.
  var replacement: (words: String, text: String)?
}

extension SyntaxCause {
  init?(of failure: ParseFailure, at place: Place, begun context: Place?, in lines: SourceLines) {
    let page = SyntaxPage(lines: lines)
    let found: SyntaxCause?
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      guard failure.context.contains("quoted"), let context else { return nil }
      found = Self(
        start: context,
        sentence:
          "The text in quotes that begins here never ends: \(page.closing(page.character(at: context), on: context.line))"
      )
    case "could not find expected ':'":
      guard let context, context.line < place.line else { return nil }
      found =
        page.foreignComment(on: context.line) ?? page.quotedLine(on: context.line) ?? page.blockText(at: context)
        ?? page.withoutDash(on: context.line)
        ?? page.unfinishedKey(on: context.line) ?? .noColon(at: context)
    case "found character that cannot start any token":
      found = page.tabAfterDash(at: place) ?? page.comparison(at: place)
    case "found unknown escape character":
      found = page.interpolation(at: place) ?? page.needlessEscape(at: place)
    case "did not find expected '-' indicator":
      found = page.dash(near: place.line)
    case "mapping values are not allowed in this context":
      found =
        page.equalsSign(near: place) ?? page.unreadColon(before: place) ?? page.foreignBrace(before: place)
        ?? page.dash(near: place.line)
        ?? page.joinedBracket(before: place) ?? page.secondColon(at: place)
    case "found unexpected ':'":
      found = page.joinedBracket(before: place)
    case "did not find expected key":
      let slip: SyntaxCause? =
        page.equalsSign(near: place) ?? page.unreadColon(before: place) ?? page.dash(near: place.line)
        ?? page.bullet(on: place.line)
        ?? page.lineAbove(place.line).flatMap { page.bullet(on: $0.number) } ?? page.joinedBracket(before: place)
      let separator: SyntaxCause? =
        slip ?? page.foreignEnd(at: place) ?? page.commaWithoutBraces(at: place) ?? page.keyBehindQuote(at: place)
      found = separator ?? page.quote(before: place) ?? page.bracket(before: place) ?? page.indentation(of: place)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let slip: SyntaxCause? =
        page.equalsSign(near: place) ?? page.unreadColon(before: place) ?? page.dash(near: place.line)
      found =
        slip ?? page.joinedBracket(before: place)
        ?? page.foreignComma(before: place)
        ?? page.missingComma(before: place)
        ?? page.quote(before: place) ?? page.otherBracket(at: place, closing: context)
        ?? page.comment(behind: context, before: place) ?? page.unclosed(context, before: place)
        ?? page.colon(at: place)
    default:
      guard failure.context == "while scanning an alias" else { return nil }
      found = page.bullet(on: place.line)
    }
    guard var found else { return nil }
    if found.start != place { found.noticed = place }
    self = found
  }

  static func noColon(at place: Place) -> Self {
    Self(
      start: place, sentence: "This line has no ':' between a key and its value: add ': ', or put the text in quotes")
  }
}

/// The lines around a syntax error, by characters.
struct SyntaxPage {
  struct Line {
    var number: UInt32
    var text: [Unicode.Scalar]

    /// Spaces at the beginning.
    var indentation: Int { text.prefix { $0 == " " }.count }
    var isBlank: Bool { text.allSatisfy { $0 == " " } }
    var isComment: Bool { text.first { $0 != " " } == "#" }
  }

  let lines: SourceLines

  /// A text in quotes that is longer than this is none that somebody forgot to close.
  private static let reach: UInt32 = 100
  private static let longestLine = 10_000

  /// Empty for a line that is too long to be looked at.
  func line(_ number: UInt32) -> Line {
    guard let range = lines.range(of: Int(number)), range.count <= Self.longestLine else {
      return Line(number: number, text: [])
    }
    return Line(number: number, text: Array(String(decoding: lines.bytes[range], as: UTF8.self).unicodeScalars))
  }

  /// The nearest line above that holds something.
  func lineAbove(_ number: UInt32) -> Line? {
    var number = number
    while number > 1 {
      number -= 1
      let line = line(number)
      if !line.isBlank, !line.isComment { return line }
    }
    return nil
  }

  /// The nearest line below that holds something.
  func lineBelow(_ number: UInt32) -> Line? {
    var number = number + 1
    while lines.range(of: Int(number)) != nil {
      let line = line(number)
      if !line.isBlank, !line.isComment { return line }
      number += 1
    }
    return nil
  }

  func before(_ place: Place) -> ArraySlice<Unicode.Scalar> {
    line(place.line).text.prefix(Int(place.column) - 1)
  }

  private func last(before place: Place) -> Unicode.Scalar? { before(place).last { $0 != " " } }

  func character(at place: Place) -> Unicode.Scalar? {
    line(place.line).text.dropFirst(Int(place.column) - 1).first
  }

  /// A text in quotes that ended too early, or that began lines above.
  func quote(before place: Place) -> SyntaxCause? {
    guard let quote = last(before: place), quote == "\"" || quote == "'" else { return nil }
    if let column = Self.openingQuote(quote, in: before(place)) {
      // The last quote before the place opens nothing that was open: it closed a text of a line above.
      var number = place.line
      while number > 1, place.line - number < Self.reach {
        number -= 1
        guard let start = Self.openingQuote(quote, in: line(number).text[...]) else { continue }
        return SyntaxCause(
          start: Place(line: number, column: UInt32(start + 1)),
          sentence: "The text in quotes that begins here is not closed on this line: \(closing(quote, on: number))")
      }
      return SyntaxCause(
        start: Place(line: place.line, column: UInt32(column + 1)),
        sentence: "This quote closes a text that began several lines above: a closing quote is missing there")
    }
    let inside = quote == "\"" ? "\\\" for a quote" : "'' for an apostrophe"
    return SyntaxCause(
      start: place,
      sentence: "A text in quotes ends before this: there is an extra quote or one is missing. "
        + "Inside the text write \(inside)")
  }

  /// Where a quote opens a text that the line does not close.
  /// What to do about a quote that nothing closes: `"Hello”` is closed by another one.
  /// `"Hello'` too.
  func closing(_ quote: Unicode.Scalar?, on number: UInt32) -> String {
    guard let last = line(number).text.last(where: { $0 != " " }), last != quote,
      "”“„’‘»«\"'".unicodeScalars.contains(last)
    else {
      return "add the closing quote"
    }
    return "write the same quote at the end in place of \(last == "'" ? "\"'\"" : "'\(last)'")"
  }

  private static func openingQuote(_ quote: Unicode.Scalar, in text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let index = text.lastIndex(of: quote) else { return nil }
    guard index > text.startIndex else { return index }
    let earlier = text[..<index].filter { $0 == quote }.count
    return earlier.isMultiple(of: 2) && " [{,:-(".unicodeScalars.contains(text[index - 1]) ? index : nil
  }

  /// What follows a closing bracket: an extra one, or the rest of a text.
  func bracket(before place: Place) -> SyntaxCause? {
    guard let found = character(at: place) else { return nil }
    if found == "}" || found == "]" {
      return SyntaxCause(start: place, sentence: "This '\(found)' closes nothing: delete it, or add the opening one")
    }
    guard let bracket = last(before: place), bracket == "}" || bracket == "]" else { return nil }
    let opening = bracket == "}" ? "{" : "["
    return SyntaxCause(
      start: place,
      sentence: "This is the rest of a text that begins with '\(opening)', which must be in quotes: "
        + "put the whole text in quotes")
  }

  /// A bracket that was never closed, so that the lines after it were read as a part of what it holds.
  func unclosed(_ context: Place?, before place: Place) -> SyntaxCause? {
    guard let context, context.line < place.line, let bracket = character(at: context),
      line(place.line).indentation <= line(context.line).indentation
    else { return nil }
    return SyntaxCause(
      start: context, sentence: "This '\(bracket)' is never closed: add the closing '\(bracket == "[" ? "]" : "}")'")
  }

  /// `{ days: 3 ]`
  func otherBracket(at place: Place, closing context: Place?) -> SyntaxCause? {
    guard let context, let open = character(at: context), let found = character(at: place),
      open == "{" && found == "]" || open == "[" && found == "}"
    else { return nil }
    let right = open == "{" ? "}" : "]"
    return SyntaxCause(
      start: place, sentence: "This '\(found)' cannot close a '\(open)': write '\(right)' before it, or in its place")
  }

  func colon(at place: Place) -> SyntaxCause? {
    guard character(at: place) == ":" else { return nil }
    let text = "or a text that contains ':' is not in quotes"
    let key = Array(before(place).reversed().prefix { $0.isKeyCharacter }.reversed())
    guard !key.isEmpty else {
      return SyntaxCause(start: place, sentence: "A ',' is missing before this, \(text)")
    }
    let rest = before(place).dropLast(key.count)
    // The blanks before the key, where the comma belongs.
    let blanks = rest.reversed().prefix { $0 == " " }.count
    let gap = Place(line: place.line, column: UInt32(rest.endIndex - blanks + 1))
    let name = "'\(String(String.UnicodeScalarView(key)))'"
    if let sign = rest.last(where: { $0 != " " }), Self.foreignCommas.contains(sign) {
      return SyntaxCause(
        start: Place(line: place.line, column: gap.column - 1),
        sentence: "Before \(name) is '\(sign)' and should be ',', \(text)")
    }
    // After ':' no comma is missing: the text is one with a ':' in it.
    if rest.last(where: { $0 != " " }) == ":" {
      guard key.allSatisfy(\.isASCII) else {
        return SyntaxCause(start: place, sentence: "A ',' is missing before \(name), \(text)")
      }
      let word = String(String.UnicodeScalarView(key))
      return SyntaxCause(
        start: place,
        sentence:
          "Two keys follow each other: put what belongs to the first in braces, '{ \(word): … }', or put a text "
          + "that contains ':' in quotes")
    }
    return SyntaxCause(
      start: gap, width: UInt32(max(blanks, 1)), sentence: "A ',' is missing before \(name), \(text)")
  }

  /// A line that should have been a key with a value and is none.
  func unfinishedKey(on number: UInt32) -> SyntaxCause? {
    let line = line(number)
    let start = line.text.prefix { $0 == " " || $0 == "-" }.count
    let rest = line.text[start...]
    let key = rest.prefix { $0.isKeyCharacter }
    guard !key.isEmpty else { return nil }
    let place = Place(line: number, column: UInt32(start + 1))
    let colonPlace = Place(line: number, column: UInt32(key.endIndex + 1))
    guard key.endIndex < rest.endIndex else { return .noColon(at: place) }
    let next = key.endIndex + 1 < rest.endIndex ? rest[key.endIndex + 1] : nil
    switch rest[key.endIndex] {
    case ":" where isUnreadColon(at: key.endIndex, in: line.text), "：":
      return unreadColon(at: key.endIndex, in: line.text, on: number)
    case ":" where next != nil && next != " " && next != "/":
      let word = String(String.UnicodeScalarView(key))
      return SyntaxCause(
        start: colonPlace, sentence: "A space is missing after '\(word):': without it YAML sees no key",
        replacement: ("write a space", ": "))
    case " " where !rest.contains(":"):
      return .noColon(at: place)
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Letters, digits and signs of the keys that people write.
  var isKeyCharacter: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "-"
  }
}
