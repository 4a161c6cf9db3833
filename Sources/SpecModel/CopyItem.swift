public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// A user-visible text in every locale.
public struct LocalizedText: Sendable, Hashable {
  /// The key that holds it: `title`, `body`, `label`.
  public var keySpan: SourceSpan
  /// In the order of the file.
  public var texts: [CopyText]

  public init(keySpan: SourceSpan, texts: [CopyText]) {
    self.keySpan = keySpan
    self.texts = texts
  }

  public subscript(locale: LanguageTag) -> CopyText? { texts.first { $0.locale == locale } }
}

/// A text in one locale.
public struct CopyText: Sendable, Hashable {
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case approved, proposed, stale
  }

  public enum Form: Sendable, Hashable {
    case plain(TextTemplate)
    case plural(argument: Located<String>, [PluralForm])
  }

  public struct PluralForm: Sendable, Hashable {
    public var category: PluralCategory
    public var categorySpan: SourceSpan
    public var text: TextTemplate

    public init(category: PluralCategory, categorySpan: SourceSpan, text: TextTemplate) {
      self.category = category
      self.categorySpan = categorySpan
      self.text = text
    }
  }

  public var locale: LanguageTag
  public var localeSpan: SourceSpan
  public var form: Form
  public var status: Status

  public init(locale: LanguageTag, localeSpan: SourceSpan, form: Form, status: Status) {
    self.locale = locale
    self.localeSpan = localeSpan
    self.form = form
    self.status = status
  }

  /// Every template of the text with the place of it.
  public var templates: [TextTemplate] {
    switch form {
    case .plain(let text): [text]
    case .plural(_, let forms): forms.map(\.text)
    }
  }
}

/// A text with `{argument}` placeholders; a literal brace is written `{{` or `}}`.
public struct TextTemplate: Sendable, Hashable {
  public enum Part: Sendable, Hashable {
    case literal(String)
    case argument(String)
  }

  /// As written in the spec.
  public var source: String
  public var span: SourceSpan
  public var parts: [Part]

  public init(source: String, span: SourceSpan, parts: [Part]) {
    self.source = source
    self.span = span
    self.parts = parts
  }

  public var arguments: [String] {
    parts.compactMap { if case .argument(let name) = $0 { name } else { nil } }
  }
}
