/// Texts in every locale, read from one static text at first use.
///
/// The name of an item is at the margin and its texts are below it: `body.ru: text`, or for plural forms
/// `body.ru days=few: text`, where `days` is the argument that is counted. `\n`, `\r` and `\u{…}` are what cannot be in a
/// line. A text that counts several numbers has a line for the sentence, and below it the forms of each number. A module has one such text, as literals of strings cost the compiler twelve times as much.
public struct TextCatalogue: Sendable {
  private enum Form {
    case missing
    /// Neither braces nor escapes.
    case verbatim
    case template
    /// The bytes are all lines of the plural forms.
    case plural
    /// The bytes are the sentence and all lines of the forms that go into it.
    case plurals
  }

  private struct Entry {
    var form = Form.missing
    var bytes = 0..<0
  }

  private let source: StaticText
  private let locales: LocaleTable
  private let fieldCount: Int
  private let formats: TextFormats
  /// By item, field and locale.
  private var entries: [Entry] = []
  /// Texts that are read elsewhere, by the places of their entries.
  private var others: [Int: [CatalogueForm]] = [:]

  /// - Parameters:
  ///   - fields: The names of the texts that an item may have, in the order in which they are asked for.
  ///   - reading: Where texts may be read that come before these.
  @inline(never)
  public init(
    _ locales: LocaleTable, fields: [String], _ text: StaticString, formats: TextFormats = TextFormats(),
    reading: CatalogueReading? = nil
  ) {
    source = StaticText(text)
    self.locales = locales
    fieldCount = fields.count
    self.formats = formats
    for range in source.lines() {
      guard let line = CatalogueLine(source, range) else {
        entries += repeatElement(Entry(), count: fieldCount * locales.count)
        continue
      }
      guard let field = fields.firstIndex(where: { source[line.field].elementsEqual($0.utf8) }),
        let locale = locales.tags.firstIndex(where: { source[line.locale].elementsEqual($0.utf8) })
      else { continue }
      put(line, entries.count + (field - fieldCount) * locales.count + locale)
    }
    for text in reading?.texts(locales, forms) ?? [] {
      others[place(text.field, of: text.item, in: text.locale)] = text.forms
    }
  }

  private mutating func put(_ line: CatalogueLine, _ entry: Int) {
    guard line.counted != nil else {
      entries[entry] = Entry(form: isVerbatim(line.text) ? .verbatim : .template, bytes: line.text)
      return
    }
    let before = entries[entry]
    switch before.form {
    case .missing: entries[entry] = Entry(form: .plural, bytes: line.whole)
    case .plural: entries[entry].bytes = before.bytes.lowerBound..<line.whole.upperBound
    case .verbatim, .template, .plurals:
      entries[entry] = Entry(form: .plurals, bytes: before.bytes.lowerBound..<line.whole.upperBound)
    }
  }

  private func isVerbatim(_ text: Range<Int>) -> Bool {
    !source[text].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "\\") }
  }

  /// A text with its arguments filled in; a missing translation is replaced by the text of the source locale.
  ///
  /// - Parameter locale: Its position in the table of locales.
  /// - Returns: Nil when the source locale has none either.
  @inline(never)
  public func text(_ field: Int, of item: Int, in locale: Int, _ arguments: TextArguments = []) -> String? {
    let entry = self.entry(field, of: item, in: locale)
    var values: [TextArgument] {
      arguments.all.map { argument in
        argument.said(in: locales.tags[locale], formats) { text(fieldCount - 1, of: $0, in: locale) ?? "" }
      }
    }
    if !others.isEmpty, let forms = others[place(field, of: item, in: locale)] {
      let category = category(in: locale, arguments) { forms[0].argument == $0 }
      return BracedText.filled(category.form(among: forms, \.category)?.text ?? "", with: values)
    }
    switch entry.form {
    case .missing: return locale == locales.source ? nil : text(field, of: item, in: locales.source, arguments)
    case .verbatim: return source.text(entry.bytes)
    case .template: return BracedText(bytes: source[entry.bytes]).filled(with: values)
    case .plural: return text(counted: lines(of: entry)[...], in: locale, arguments).filled(with: values)
    case .plurals:
      let values = values
      var pieces: [TextArgument] = []
      var rest = lines(of: entry)[...]
      while let name = rest.first?.counted?.argument {
        let forms = rest.prefix { $0.counted.map { source[$0.argument].elementsEqual(source[name]) } ?? false }
        rest = rest[forms.endIndex...]
        let words = text(counted: forms, in: locale, arguments).filled(with: values)
        pieces.append(TextArgument(source.text(name), words: words))
      }
      return BracedText(bytes: source[sentence(of: entry)]).filled(with: pieces + values)
    }
  }

  /// The category of a number among the arguments.
  private func category(
    in locale: Int, _ arguments: TextArguments, of isCounted: (String) -> Bool
  ) -> PluralCategory {
    locales.pluralCategory(of: arguments.all.first { isCounted($0.name) }?.wholeNumber, in: locale)
  }

  /// Of the forms of a number the one that it takes.
  private func text(
    counted forms: ArraySlice<CatalogueLine>, in locale: Int, _ arguments: TextArguments
  ) -> BracedText {
    let category = category(in: locale, arguments) { name in
      forms.first?.counted.map { source[$0.argument].elementsEqual(name.utf8) } ?? false
    }
    return BracedText(bytes: source[category.form(among: forms, self.category)?.text ?? 0..<0])
  }

  private func category(of line: CatalogueLine) -> PluralCategory? {
    line.counted.flatMap { PluralCategory(rawValue: source.text($0.category)) }
  }

  /// A text as the spec has it, with its placeholders: the only form, without an argument and a category, or all its
  /// plural forms. A text that counts several numbers has both: the sentence, then the forms of each number. None where the locale has no text.
  @inline(never)
  public func templates(
    _ field: Int, of item: Int, in locale: Int
  ) -> [(argument: String?, category: PluralCategory?, text: String)] {
    forms(field, of: item, in: locale).map { ($0.argument, $0.category, $0.text) }
  }

  private func forms(_ field: Int, of item: Int, in locale: Int) -> [CatalogueForm] {
    if !others.isEmpty, let forms = others[place(field, of: item, in: locale)] { return forms }
    let entry = self.entry(field, of: item, in: locale)
    switch entry.form {
    case .missing: return []
    case .verbatim, .template:
      return [CatalogueForm(argument: nil, category: nil, text: BracedText(bytes: source[entry.bytes]).unescaped)]
    case .plural, .plurals:
      let sentence = entry.form == .plurals ? BracedText(bytes: source[sentence(of: entry)]).unescaped : nil
      return (sentence.map { [CatalogueForm(argument: nil, category: nil, text: $0)] } ?? [])
        + lines(of: entry).map { line in
          let text = BracedText(bytes: source[line.text]).unescaped
          return CatalogueForm(
            argument: line.counted.map { source.text($0.argument) },
            category: category(of: line), text: text)
        }
    }
  }

  /// The lines of plural forms: at least one.
  private func lines(of entry: Entry) -> [CatalogueLine] {
    source.lines(in: entry.bytes).dropFirst(entry.form == .plurals ? 1 : 0).compactMap { CatalogueLine(source, $0) }
  }

  private func sentence(of entry: Entry) -> Range<Int> {
    entry.bytes.lowerBound..<source.place(of: UInt8(ascii: "\n"), in: entry.bytes)
  }

  private func entry(_ field: Int, of item: Int, in locale: Int) -> Entry {
    entries[place(field, of: item, in: locale)]
  }

  private func place(_ field: Int, of item: Int, in locale: Int) -> Int {
    (item * fieldCount + field) * locales.count + locale
  }
}

/// The places in a line of a text: `  body.ru: text` or `  body.ru days=few: text`.
private struct CatalogueLine {
  let whole: Range<Int>
  let field: Range<Int>
  let locale: Range<Int>
  /// What is counted and the category it must have, where the text is a plural form.
  let counted: (argument: Range<Int>, category: Range<Int>)?
  let text: Range<Int>

  /// Nil for the name of an item, which is at the margin.
  init?(_ source: StaticText, _ line: Range<Int>) {
    guard !line.isEmpty, source.bytes[line.lowerBound] == UInt8(ascii: " ") else { return nil }
    whole = line
    // No id and no locale holds a colon.
    let colon = source.place(of: UInt8(ascii: ":"), in: line)
    let dot = source.place(of: UInt8(ascii: "."), in: line.lowerBound..<colon)
    let space = source.place(of: UInt8(ascii: " "), in: dot..<colon)
    field = line.lowerBound + 2..<dot
    locale = min(dot + 1, space)..<space
    if space < colon {
      let sign = source.place(of: UInt8(ascii: "="), in: space..<colon)
      counted = (space + 1..<sign, sign + 1..<colon)
    } else {
      counted = nil
    }
    // An empty text may have lost the space behind the colon.
    text = min(colon + 2, line.upperBound)..<line.upperBound
  }
}
