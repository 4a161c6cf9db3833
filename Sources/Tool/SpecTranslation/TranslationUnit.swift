public import NotificationTerms
import NotificationText
import SpecDiagnostics
public import SpecLanguage

/// One text that a translator writes: a text of the spec in one language, or one form of a plural text.
public struct TranslationUnit: Sendable, Hashable {
  /// The key of the text; for a plural form followed by `|==|plural.` and its category, as in Xcode. In a text that
  /// counts several numbers a form has `|==|substitutions.`, the argument and the same.
  public var id: String
  public var text: VisibleText
  /// Keys of texts at the same place in the file, through an alias: they are translated with it.
  public var others: [String] = []
  public var part: TextPart
  /// As the spec writes it: with `{argument}`, and `{{` for a brace.
  public var source: String
  /// Nil if the spec has none.
  public var target: String?
  /// Where these words are.
  var span: SourceSpan?
  /// What an export says of these words, whatever becomes of them in it.
  var exported: ExportedWords
  /// Nil if the spec has no text in this language.
  public var status: CopyText.Status?
  /// Of a stale text, the source that it translates, all its forms.
  public var translates: String?
  /// What a translator has to know of the text and all its forms: where it is shown, its placeholders, how long it may be.
  var textNote: String
  /// Which numbers a plural form is for: "for 2–4, 22–24, 32–34 and so on". Nil for a text that is none.
  var numbers: String?
  /// What else there is to know of a plural form, in a sentence.
  var advice: String?
  /// How many characters a translation may have, with its placeholders as they are written; nil where there is no limit.
  public var maxLength: Int?
  /// The argument that chooses between the forms; nil for a text that is not a plural.
  var number: String?
  /// Arguments that a translation must show.
  var required: Set<String>
  /// Arguments that it may show.
  var allowed: Set<String>

  /// What a translator has to know.
  public var note: String {
    guard let numbers, let category = part.category else { return textNote }
    return ["\(textNote) Plural form '\(category.rawValue)': \(numbers).", advice].compactMap { $0 }.joined(
      separator: " ")
  }
}

extension Spec {
  /// Every text of the spec as a translator into this language gets it, in the order of the spec.
  ///
  /// A text that is a plural in the language has one unit for each of its forms; one that is missing has as many as the
  /// language needs. The language may be the source itself: then editors get their own texts.
  ///
  /// - Parameter withValues: With what no text shows, such as the number on a badge, which is not for translators.
  public func translationUnits(in locale: LanguageTag, withValues: Bool = false) -> [TranslationUnit] {
    var units: [(text: VisibleText, others: [VisibleText])] = []
    var places: [TextPlace: Int] = [:]
    for text in texts where withValues || text.role != .value {
      let place = TextPlace(text, app.sourceLocale.value, locale)
      if let first = places[place] {
        units[first].others.append(text)
      } else {
        places[place] = units.count
        units.append((text, []))
      }
    }
    return units.flatMap { text, others in self.units(of: text, others, in: locale) }
  }

  private func units(of text: VisibleText, _ others: [VisibleText], in locale: LanguageTag) -> [TranslationUnit] {
    guard let source = text.text[app.sourceLocale.value] else { return [] }
    let target = text.text[locale]
    // The forms of an earlier source are not those that are to be written now.
    let shaped = target.flatMap { $0.hasParts(for: source) ? $0 : nil }
    // Of a missing text the forms are there, and nobody has written them.
    let written = target?.status == .missing ? nil : shaped
    let parts = shaped?.parts ?? source.parts(PluralRules.categories(for: locale.text) ?? [.other])
    return parts.map { TranslationUnit(text, others, $0, source, written, in: locale) }
  }
}

/// Where the words of a text are: the same for all texts that share them.
private struct TextPlace: Hashable {
  private let spans: [SourceSpan?]

  init(_ text: VisibleText, _ source: LanguageTag, _ target: LanguageTag) {
    spans = [text.text[source], text.text[target]].map { $0?.templates.first?.span }
  }
}

extension TranslationUnit {
  fileprivate init(
    _ text: VisibleText, _ others: [VisibleText], _ part: TextPart, _ source: CopyText, _ target: CopyText?,
    in locale: LanguageTag
  ) {
    let template = source.template(for: part)
    id = text.key + part.suffix
    self.text = text
    self.others = others.map(\.key)
    self.part = part
    self.source = template.source
    self.target = target.map { $0.template(for: part).source }
    span = target?.template(for: part).span
    let known = text.text[locale]
    status = target?.standing ?? (known?.status == .missing ? nil : known?.standing)
    exported = ExportedWords(self.target, status)
    translates = known?.translates
    let counted = (target ?? source).countedArguments
    allowed = Set(text.shownArguments.map(\.id))
    if let category = part.category {
      required = Set(template.arguments)
      // The words of a form may omit the number that chose it if that is always the same. Nothing else may be lost.
      let number = part.argument ?? target?.pluralArgument ?? source.pluralArgument
      self.number = number
      if part.argument != nil {
        // The others have places of their own in the sentence.
        allowed.subtract(counted.filter { $0 != number })
        required.formIntersection(allowed)
      }
      if let number {
        let isShown = source.templates(of: part).contains { $0.arguments.contains(number) }
        required.remove(number)
        if isShown, category.numbers(in: locale).count != 1 { required.insert(number) }
      }
    } else if case .plurals = source.form {
      required = Set(template.arguments)
    } else {
      required = allowed
    }
    // A language with one form for all numbers chooses nothing.
    let hasForms = PluralRules.categories(for: locale.text).map { $0.count > 1 } ?? true
    textNote = TranslationNote.text(
      about: text, others, part, of: source, chooser: hasForms ? number : nil, counted: counted, showing: allowed,
      in: locale)
    numbers = part.category.map { TranslationNote.numbers(of: $0, in: locale) }
    if let category = part.category, let chooser = text.arguments.first(where: { $0.id == number }) {
      advice = TranslationNote.advice(
        on: category, of: chooser, isRequired: required.contains(chooser.id), in: locale)
    }
    // A form that goes into a sentence has no limit of its own.
    let isWhole = part.argument == nil && counted.count < 2
    maxLength = isWhole ? TranslationNote.maxLength(of: text, template, in: locale) : nil
    if status == .stale, let known {
      textNote = "\(TranslationNote.change(of: source, since: known, isShown: target != nil)) \(textNote)"
    }
  }
}

extension CopyText {
  /// Whether a translator of this source has to write the parts that this text has: one that fits may count what its
  /// source only shows.
  func hasParts(for source: CopyText) -> Bool {
    guard isOutgrown else { return true }
    // It has the words of its source, and so its forms.
    if status == .missing { return countedArguments == source.countedArguments }
    let shown = source.countedArguments + source.templates.flatMap(\.arguments)
    return Set(source.countedArguments).isSubset(of: countedArguments) && Set(countedArguments).isSubset(of: shown)
      && (countedArguments.count == source.countedArguments.count || countedArguments.count < 2)
  }

  /// The argument that chooses between its forms; nil for a text that is not a plural, and for one with several.
  var pluralArgument: String? {
    if case .plural(let argument, _) = form { argument.value } else { nil }
  }

  /// The forms among which a part is.
  fileprivate func templates(of part: TextPart) -> [TextTemplate] {
    if part.argument == nil { return templates }
    return forms.filter { $0.part.argument == part.argument }.map(\.text)
  }
}
