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

extension QuotedText {
  /// The entries of `texts`; nil if one is broken, which is reported.
  static func all(in requirement: ObjectReader, quote: String) -> [QuotedText]? {
    let lines = quote.split(separator: "\n")
    let items = requirement.list("texts") ?? []
    let texts = items.compactMap { item in
      requirement.session.object(item, RequirementShape.text).flatMap { QuotedText($0, at: item, quote: lines) }
    }
    return texts.count == items.count ? texts : nil
  }

  private init?(_ reader: ObjectReader, at item: SourceValue, quote: [Substring]) {
    let text = reader.text("text")
    let locale = reader.languageTag("locale")
    let words =
      reader.has("agreed")
      ? reader.text("agreed")?.value : Self.line(reader, at: item, of: quote).map(QuotedWords.words(of:))
    let entries = reader.map("with") ?? []
    let arguments = entries.compactMap { entry in
      reader.session.text(entry.value).map { Argument(name: Located(entry.name, at: entry.nameSpan), words: $0) }
    }
    guard let text, let locale, let words, arguments.count == entries.count else { return nil }
    self.text = text
    self.locale = locale
    self.words = words
    self.arguments = arguments
  }

  /// The line that is meant; nil, and reported, if that is unclear.
  private static func line(_ reader: ObjectReader, at item: SourceValue, of quote: [Substring]) -> Substring? {
    let count = quote.count == 1 ? "one line" : "\(quote.count) lines"
    guard let value = reader.written("line") else {
      if quote.count == 1 { return quote[0] }
      reader.session.report(.missingKey, "has no 'line', but the quote has \(count)", about: item)
      return nil
    }
    guard let number = reader.int("line")?.value else { return nil }
    if number <= quote.count { return quote[number - 1] }
    reader.session.report(.badValue, "is \(number), but the quote has \(count)", about: value)
    return nil
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
