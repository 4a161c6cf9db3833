public import NotificationTerms
public import SpecLanguage

/// A text of an app that must have the words that a requirement quotes from its document.
public struct QuotedText: Sendable, Hashable {
  /// The app, a slash and the key of the text: `cleaner/highlight_ready.body`.
  public var text: Located<String>
  public var locale: Located<LanguageTag>
  /// The document's words, or those that were agreed on: all of them, and nothing else.
  public var words: String
  /// What the document writes for an argument.
  public var arguments: [Argument]

  public struct Argument: Sendable, Hashable {
    public var name: Located<String>
    public var words: String
  }

  public var app: String { String(text.value.prefix { $0 != "/" }) }
  public var key: String { String(text.value.dropFirst(app.count + 1)) }
  /// "cleaner/highlight_ready.body in ru"
  public var name: String { "\(text.value) in \(locale.value)" }
}

extension KeyType where Value == [QuotedText?] {
  /// The entries of `texts`; nil for a broken one, which is reported.
  static func texts(quoting lines: [Substring]) -> Self {
    let text = KeyType<QuotedText>.parts { QuotedText($0, quoting: lines) }
    return Self(.list(of: text.shape)) { written in
      written.session.list(written.value, expected: .list(of: text.shape))?
        .map { text.read(WrittenValue($0, written.scope)) }
    }
  }
}

extension QuotedText: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "requirement-text",
    doc:
      "A text that must be one line of the quote, to the letter, without what the document puts around it, or the words "
      + "that were agreed on.")

  public init?(_ read: KeyReader<Self>) { self.init(read, quoting: []) }

  fileprivate init?(_ read: KeyReader<Self>, quoting lines: [Substring]) {
    let text = read.located(
      "text", .text, required: true, doc: "The app, a slash and the key of the text, as in 'notispec strings export'.",
      example: "cleaner/highlight_ready.body")
    let locale = read.located(
      "locale", .languageTag, required: true, doc: "The language of the words.", example: "ru")
    let isAgreed = read.has("agreed")
    let number =
      isAgreed
      ? nil
      : read(
        "line", .int(1...1000), doc: "Which line of the quote, from 1; needed if there are several.", example: "2")
    let agreed = read(
      "agreed", .text, doc: "The words that were agreed on, where the document has none in this language.",
      example: "\"Time to celebrate!\"")
    let words = isAgreed ? agreed : Self.line(number, read, of: lines).map(QuotedWords.words(of:))
    let arguments =
      read(
        "with", .arguments, doc: "What the document writes where the text has placeholders.",
        example: "{ sender: Джона }") ?? []
    guard let text, let locale, let words, !arguments.contains(nil) else { return nil }
    self.text = text
    self.locale = locale
    self.words = words
    self.arguments = arguments.compactMap(\.self)
  }

  /// The line that is meant; nil, and reported, if that is unclear.
  private static func line(_ number: Int?, _ read: KeyReader<Self>, of quote: [Substring]) -> Substring? {
    let count = quote.count == 1 ? "one line" : "\(quote.count) lines"
    guard read.has("line") else {
      if quote.count == 1 { return quote[0] }
      read.report(.missingKey, "has no 'line', but the quote has \(count)")
      return nil
    }
    guard let number else { return nil }
    if number <= quote.count { return quote[number - 1] }
    read.report(.badValue, "is \(number), but the quote has \(count)", about: "line")
    return nil
  }
}

extension KeyType where Value == [QuotedText.Argument?] {
  fileprivate static var arguments: Self {
    let shape = ValueShape.map(keys: .identifier(.parameter), values: .text)
    return Self(shape) { written in
      written.entries(.identifier(.parameter), expected: shape)?.map { entry in
        written.session.text(entry.value).map { .init(name: Located(entry.name, at: entry.nameSpan), words: $0) }
      }
    }
  }
}

/// The words of a text in a line of a quote, without what the document puts around them.
///
/// A line has one such text. It is what is between the quotation marks, backquotes or asterisks that enclose the whole
/// line, or between the only two `"` in a line of code; for an item of a list with a label, what comes after the label.
enum QuotedWords {
  private static let pairs: [(open: String, close: String)] = [
    ("**", "**"), ("“", "”"), ("«", "»"), ("\"", "\""), ("`", "`"),
  ]

  static func words(of line: Substring) -> String {
    var words = trimmed(line)
    let isItem = words.hasPrefix("- ") || words.hasPrefix("* ")
    if isItem { words = trimmed(words.dropFirst(2)) }
    words = inside(words)
    let pieces = words.split(separator: "\"", omittingEmptySubsequences: false)
    if pieces.count == 3 { return String(pieces[1]) }
    if isItem, let label = words.firstRange(of: ": ") { words = inside(trimmed(words[label.upperBound...])) }
    return String(words)
  }

  /// Without the pairs that enclose all of it.
  private static func inside(_ words: Substring) -> Substring {
    for (open, close) in pairs where words.count > open.count + close.count {
      guard words.hasPrefix(open), words.hasSuffix(close) else { continue }
      let inner = words.dropFirst(open.count).dropLast(close.count)
      if inner.firstRange(of: open) == nil, inner.firstRange(of: close) == nil { return inside(inner) }
    }
    return words
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let begun = line.drop(while: isBlank)
    guard let last = begun.lastIndex(where: { !isBlank($0) }) else { return begun }
    return begun[...last]
  }
}
