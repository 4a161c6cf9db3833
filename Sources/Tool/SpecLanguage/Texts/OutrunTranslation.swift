public import NotificationTerms

/// A translation that says what it said before, although its source says something else now.
public struct OutrunTranslation: Sendable, Hashable {
  public let text: VisibleText
  public let locale: LanguageTag
  /// The source that it translates.
  public let source: CopyText
}

extension Spec {
  /// The translations whose source has changed since a base, and that nobody has touched or marked.
  public func outrunTranslations(since base: Spec) -> [OutrunTranslation] {
    let source = app.sourceLocale.value
    let old = Dictionary(base.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    return texts.flatMap { text -> [OutrunTranslation] in
      guard let before = old[text.key], let was = before[base.app.sourceLocale.value], let now = text.text[source],
        base.app.sourceLocale.value == source, !was.says(now)
      else { return [] }
      return text.text.texts.filter { copy in
        guard copy.locale != source, copy.status != .stale, copy.status != .missing, let then = before[copy.locale]
        else { return false }
        return then.status == copy.status && then.says(copy)
      }.map { OutrunTranslation(text: text, locale: $0.locale, source: was) }
    }
  }
}

extension CopyText {
  /// Whether the words are the same, form by form.
  func says(_ other: CopyText) -> Bool { written == other.written }

  private var written: [String] {
    switch form {
    case .plain(let text): [text.source]
    case .plural(let argument, let forms): [argument.value] + Self.written(forms)
    case .plurals(let sentence, let pieces):
      [sentence.source] + pieces.flatMap { [$0.argument.value] + Self.written($0.forms) }
    }
  }

  private static func written(_ forms: [PluralForm]) -> [String] {
    forms.flatMap { [$0.category.rawValue, $0.text.source] }
  }

  /// All its words on one line, for people: the forms of a plural text one after the other.
  public var summary: String { templates.map(\.source).joined(separator: Self.summarySeparator) }

  /// Between the forms in a summary.
  public static let summarySeparator = " | "
}
