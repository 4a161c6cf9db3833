public import NotificationRules
public import NotificationTerms
public import NotificationText
public import SpecDiagnostics

/// The texts of a type.
public struct CopyItem: Sendable, Hashable {
  public var title: CopyField?
  public var subtitle: CopyField?
  public var body: CopyField

  public init(title: CopyField? = nil, subtitle: CopyField? = nil, body: CopyField) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  /// The texts that are there, in reading order.
  public var fields: [(field: TextRule.Field, text: CopyField)] {
    // With the names: to give them to the finished array, Swift would convert it element by element.
    var out: [(field: TextRule.Field, text: CopyField)] = []
    if let title { out.append((.title, title)) }
    if let subtitle { out.append((.subtitle, subtitle)) }
    out.append((.body, body))
    return out
  }
}

/// One of the texts of a type: always the same, or one of several variants.
public enum CopyField: Sendable, Hashable {
  case text(LocalizedText)
  /// Few texts have variants, and all would be as large as they are if these stood in place.
  indirect case variants(CopyVariants)

  /// `title`, `subtitle` or `body`.
  public var keySpan: SourceSpan {
    switch self {
    case .text(let text): text.keySpan
    case .variants(let variants): variants.keySpan
    }
  }

  /// Every text that may be shown, in the order of the file; never none.
  public var texts: [LocalizedText] {
    switch self {
    case .text(let text): [text]
    case .variants(let variants): variants.variants.flatMap(\.texts)
    }
  }

  /// The text in this locale; of several the one that comes first.
  public subscript(locale: LanguageTag) -> CopyText? { texts.first?[locale] }
}

/// `variants`: texts of which each notification shows one.
public struct CopyVariants: Sendable, Hashable {
  /// What decides.
  public enum Choice: Sendable, Hashable {
    /// The one after the last, through all texts of all variants.
    case rotate
    /// The value of a setting: the id of its option, or `on` and `off`. Of several texts the one after the last.
    case preference(Located<String>)
  }

  /// The key of the field: `body`.
  public var keySpan: SourceSpan
  public var choice: Choice
  public var choiceSpan: SourceSpan
  /// In the order of the file; at least one.
  public var variants: [CopyVariant]

  public init(keySpan: SourceSpan, choice: Choice, choiceSpan: SourceSpan, variants: [CopyVariant]) {
    self.keySpan = keySpan
    self.choice = choice
    self.choiceSpan = choiceSpan
    self.variants = variants
  }
}

/// One variant: a text, or several that rotate.
public struct CopyVariant: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  /// At least one, each in every locale.
  public var texts: [LocalizedText]

  public init(id: String, idSpan: SourceSpan, texts: [LocalizedText]) {
    self.id = id
    self.idSpan = idSpan
    self.texts = texts
  }
}

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
    public var categorySpan: SourceSpan
    public var text: TextTemplate
    // Behind the text, whose last byte leaves room for it.
    public var category: PluralCategory

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
