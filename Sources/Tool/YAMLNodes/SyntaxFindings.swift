import CLibYAML
import SpecDiagnostics

extension Diagnostic {
  /// What stopped the parse, at the place where it did, in words for people who have never heard of a scalar.
  static func parseFailure(_ failure: ParseFailure, in builder: TreeBuilder) -> Self {
    switch failure.kind {
    case .memory:
      return .outOfMemory(file: builder.file.name)
    case .reader:
      let offset = builder.lines.contentStart + failure.byteOffset
      let span = builder.characterSpan(at: builder.lines.place(ofOffset: offset))
      if failure.problem.hasPrefix("control") { return .controlCharacter(failure.value, span) }
      return .notUTF8("The bytes here are not UTF-8", span)
    case .syntax:
      break
    }
    let place = builder.scanner.place(failure.mark)
    if let indentation = builder.indentationWithTab(of: place) { return .tabIndentation(indentation) }
    // Behind a line end that only libyaml sees, a tab may violate what only libyaml calls indentation.
    if failure.problem.contains("tab character") { return .tabIndentation(builder.characterSpan(at: place)) }
    let context = failure.contextMark.map(builder.scanner.place)
    if let cause = SyntaxCause(of: failure, at: place, begun: context, in: builder.lines) {
      return .syntax(cause, in: builder)
    }
    let site = SyntaxSite(builder.lines, place)
    var finding = Self("yaml/syntax", .error, site.sentence(for: failure), at: builder.characterSpan(at: place))
    if let context, context != place, let words = SyntaxSite.note(for: failure.context) {
      finding.notes = [Note(words, at: builder.characterSpan(at: context))]
    }
    return finding
  }

  private static func syntax(_ cause: SyntaxCause, in builder: TreeBuilder) -> Self {
    var end = cause.start
    end.column += cause.width
    let span = builder.span(cause.start, end)
    var finding = Self("yaml/syntax", .error, cause.sentence, at: span)
    if let noticed = cause.noticed {
      finding.notes = [Note("nothing from here on could be read", at: builder.characterSpan(at: noticed))]
    }
    finding.fixIt = cause.replacement.map { FixIt($0.words, replace: span, with: $0.text) }
    return finding
  }
}

extension TreeBuilder {
  /// One character wide, or nothing at the end of a line.
  fileprivate func characterSpan(at place: Place) -> SourceSpan {
    let line = lines.range(of: Int(place.line))
    let isInside = line.flatMap { line in lines.offset(of: place).map { $0 < line.upperBound } } ?? false
    return span(place, Place(line: place.line, column: place.column + (isInside ? 1 : 0)))
  }

  /// The blanks at the start of a place's line, if a tab is among them: whatever libyaml says then, that is the cause.
  fileprivate func indentationWithTab(of place: Place) -> SourceSpan? {
    guard let line = lines.range(of: Int(place.line)) else { return nil }
    let blanks = lines.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    guard blanks.contains(0x09) else { return nil }
    return span(
      Place(line: place.line, column: 1), Place(line: place.line, column: UInt32(truncatingIfNeeded: blanks.count) + 1))
  }
}

/// The character at which libyaml gave up and the line before it.
struct SyntaxSite {
  private let before: String
  private let character: Unicode.Scalar?

  init(_ lines: SourceLines, _ place: Place) {
    let offset = lines.offset(of: place)
    let range = lines.range(of: Int(place.line))
    guard let offset, let range, offset <= range.upperBound else {
      before = ""
      character = nil
      return
    }
    // Only the neighbourhood says anything, and a line may be as long as the file.
    before = String(decoding: lines.bytes[max(range.lowerBound, offset - 400)..<offset], as: UTF8.self)
    character =
      String(decoding: lines.bytes[offset..<min(range.upperBound, offset + 4)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// libyaml's problem in our words. Each says what to do, because the cause is rarely where YAML noticed it.
  func sentence(for failure: ParseFailure) -> String {
    switch failure.problem {
    case "mapping values are not allowed in this context", "found unexpected ':'":
      return before.contains(": ") || before.contains("\"") || failure.problem == "found unexpected ':'"
        ? "YAML reads the text before this ':' as a key, which is not allowed here: put a text in quotes, and a key with its value in '{ }' or on a line of its own"
        : "This key does not line up with the keys above it: indent it by the same number of spaces"
    case "could not find expected ':'":
      return "The text before this reads as a key without a ':': add the ':', or put the text in quotes"
    case "found character that cannot start any token":
      let start = character.map { "'\($0)'" } ?? "this character"
      return "A text cannot start with \(start) unless it is in quotes: put the text in quotes"
    case "did not find expected key":
      return """
        A key was expected here: line it up with the keys above it, \
        and put the whole of a text that contains quotes or brackets in quotes
        """
    case "did not find expected '-' indicator":
      return
        "A list item was expected here: start it with '- ', in line with the items above, or indent it further if it "
        + "belongs to the one above"
    case "did not find expected ',' or ']'":
      return "This list needs a ',' or its closing ']' here: put a text with commas, brackets or quotes in quotes"
    case "did not find expected ',' or '}'":
      return
        "These braces need a ',' or the closing '}' here: put a text with commas, colons, braces or quotes in quotes"
    case "did not find expected node content":
      return "A value was expected here: put a text that starts with a character such as ',' or '}' in quotes"
    case "found unexpected end of stream":
      return "The file ends inside a text in quotes: add the closing quote"
    case "found unexpected document indicator":
      return "A line of dashes or dots is inside a text in quotes: add the closing quote before it"
    case "block sequence entries are not allowed in this context":
      return "A list cannot start here: begin it on the next line, or put a text that starts with '-' in quotes"
    case "mapping keys are not allowed in this context":
      return "A '?' followed by a space starts a key, which is not allowed here: put the text in quotes"
    case "did not find expected <document start>":
      return "This belongs to nothing above it: indent it like its neighbours, or put the text in quotes"
    default:
      return Self.sentence(forToken: failure)
    }
  }

  /// Problems inside one token: escapes, anchors, tags, directives, block texts.
  private static func sentence(forToken failure: ParseFailure) -> String {
    switch failure.problem {
    case "found unknown escape character":
      return "In double quotes a '\\' starts an escape, but this is not one: write '\\\\' for the backslash itself"
    case "did not find expected hexdecimal number":
      return "This escape needs more hexadecimal digits: 2 after '\\x', 4 after '\\u', 8 after '\\U'"
    case "found invalid Unicode character escape code":
      return "This escape is half of a surrogate pair or not a character at all: write the character itself"
    case "did not find expected comment or line break" where failure.context.contains("block scalar"):
      return "After '|' or '>' the text starts on the next line: move it there, or put the whole text in quotes"
    case "found an indentation indicator equal to 0":
      return "The indentation after '|' or '>' must be from 1 to 9: leave it out"
    case "found undefined tag handle":
      return "A text that starts with '!' means something else to YAML: put the text in quotes"
    case "found incompatible YAML document":
      return "Only YAML 1.2 is supported: delete the line that starts with '%YAML'"
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      return "This line appears twice: delete one of the two"
    default:
      break
    }
    switch failure.context {
    case "while scanning an anchor":
      return "A text that starts with '&' means something else to YAML: put the text in quotes"
    case "while scanning an alias":
      return "A text that starts with '*' means something else to YAML: put the text in quotes"
    case "while scanning a tag", "while parsing a tag":
      return
        "A text that starts with '!' means something else to YAML: put the text in quotes. The opposite of a condition is 'not: { … }'"
    case let context where context.contains("irective"):
      return "A line that starts with '%' is for the YAML reader: put the text in quotes"
    default:
      return "This cannot be read as YAML (\(failure.problem))"
    }
  }

  /// Where the unfinished construct began, as a note.
  static func note(for context: String) -> String? {
    switch context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": "the text in quotes began here"
    case "while scanning a simple key": "the text that reads as a key began here"
    case "while parsing a block mapping": "the keys it would belong to began here"
    case "while parsing a block collection": "the list began here"
    case "while parsing a flow sequence": "the '[' is here"
    case "while parsing a flow mapping": "the '{' is here"
    case "while scanning a block scalar": "the text began here"
    case "while scanning a plain scalar": "the text began here"
    case "while scanning an anchor", "while scanning an alias", "while scanning a tag", "while parsing a tag":
      "it began here"
    case "while parsing a node", "while parsing a block node", "while parsing a flow node": "the value began here"
    default: context.contains("irective") ? "the line began here" : nil
    }
  }
}
