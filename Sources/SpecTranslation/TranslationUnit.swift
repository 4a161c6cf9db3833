public import NotificationTerms
public import NotificationText
import SpecDiagnostics
public import SpecLanguage

/// One text that a translator writes: a text of the spec in one language, or one form of a plural text.
public struct TranslationUnit: Sendable, Hashable {
  /// The key of the text; for a plural form followed by `|==|plural.` and its category, as in Xcode.
  public var id: String
  public var text: VisibleText
  /// Keys of texts at the same place in the file, through an alias: they are translated with it.
  public var others: [String] = []
  /// Nil for a text that is not a plural.
  public var category: PluralCategory?
  /// As the spec writes it: with `{argument}`, and `{{` for a brace.
  public var source: String
  /// Nil if the spec has none.
  public var target: String?
  /// Nil if the spec has no text in this language.
  public var status: CopyText.Status?
  /// What a translator has to know: where it is shown, its placeholders, how long it may be, for which numbers it is.
  public var note: String
  /// The argument that chooses between the forms; nil for a text that is not a plural.
  var number: String?
  /// Arguments that a translation must show.
  var required: Set<String>
  /// Arguments that it may show.
  var allowed: Set<String>
}

extension Spec {
  /// Every text of the spec as a translator into this language gets it, in the order of the spec.
  ///
  /// A text that is a plural in the language has one unit for each of its forms; one that is missing has as many as the
  /// language needs. The language may be the source itself: then editors get their own texts.
  public func translationUnits(in locale: LanguageTag) -> [TranslationUnit] {
    var units: [(text: VisibleText, others: [String])] = []
    var places: [TextPlace: Int] = [:]
    for text in texts {
      let place = TextPlace(text, app.sourceLocale.value, locale)
      if let first = places[place] {
        units[first].others.append(text.key)
      } else {
        places[place] = units.count
        units.append((text, []))
      }
    }
    return units.flatMap { text, others in self.units(of: text, others, in: locale) }
  }

  private func units(of text: VisibleText, _ others: [String], in locale: LanguageTag) -> [TranslationUnit] {
    guard let source = text.text[app.sourceLocale.value] else { return [] }
    let target = text.text[locale]
    guard case .plural = (target ?? source).form else {
      return [TranslationUnit(text, others, nil, source, target, in: locale)]
    }
    let needed = PluralRules.categories(for: locale.text) ?? [.other]
    let categories = target?.categories ?? needed
    return categories.map { TranslationUnit(text, others, $0, source, target, in: locale) }
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
    _ text: VisibleText, _ others: [String], _ category: PluralCategory?, _ source: CopyText, _ target: CopyText?,
    in locale: LanguageTag
  ) {
    let template = source.template(for: category ?? .other)
    id = category.map { "\(text.key)|==|plural.\($0.rawValue)" } ?? text.key
    self.text = text
    self.others = others
    self.category = category
    self.source = template.source
    self.target = target.map { $0.template(for: category ?? .other).source }
    status = target?.status
    allowed = Set(text.shownArguments.map(\.id))
    if let category {
      required = Set(template.arguments)
      // The words of a form may omit the number that chose it if that is always the same. Nothing else may be lost.
      number = target?.pluralArgument ?? source.pluralArgument
      if let number {
        let isShown = source.templates.contains { $0.arguments.contains(number) }
        required.remove(number)
        if isShown, category.numbers(in: locale).count != 1 { required.insert(number) }
      }
    } else {
      required = allowed
    }
    note = TranslationNote.text(about: text, others, category, in: locale)
  }
}

extension CopyText {
  /// The argument that chooses between its forms; nil for a text that is not a plural.
  var pluralArgument: String? {
    if case .plural(let argument, _) = form { argument.value } else { nil }
  }

  /// The categories of its forms; nil for a text that is not a plural.
  fileprivate var categories: [PluralCategory]? {
    if case .plural(_, let forms) = form { forms.map(\.category) } else { nil }
  }

  /// The form of this category, or the closest thing to it.
  fileprivate func template(for category: PluralCategory) -> TextTemplate {
    switch form {
    case .plain(let template): return template
    case .plural(_, let forms):
      let form = forms.first { $0.category == category } ?? forms.first { $0.category == .other } ?? forms.last
      return form?.text ?? TextTemplate(source: "", span: localeSpan)
    }
  }
}
