public import NotificationTerms
public import NotificationText

/// One of the texts of a notification.
public struct TextRule: Sendable, Hashable {
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case title, subtitle, body
  }

  public enum Form: Sendable, Hashable {
    /// Always the same, in each locale.
    case always([LocalizedTextRule])
    case variants(VariantChoice, [TextVariantRule])
  }

  public var field: Field
  public var form: Form

  public init(_ field: Field, _ texts: [LocalizedTextRule]) {
    self.field = field
    form = .always(texts)
  }

  public init(_ field: Field, choose choice: VariantChoice, _ variants: [TextVariantRule]) {
    self.field = field
    form = .variants(choice, variants)
  }

  /// Whether it may differ between two notifications in a row.
  public var takesTurns: Bool {
    switch form {
    case .always: false
    case .variants(.rotate, _): true
    case .variants(_, let variants): variants.contains { $0.turns.count > 1 }
    }
  }

  /// The texts of one notification, in each locale.
  ///
  /// - Parameters:
  ///   - turn: The number of the notification among those of its type, from 0. Two in a row have different texts if
  ///     there are at least two.
  ///   - chosen: The id of the variant that is chosen; nil if none is.
  public func texts(turn: Int, chosen: (VariantChoice) -> String?) -> [LocalizedTextRule] {
    switch form {
    case .always(let texts): texts
    case .variants(let choice, let variants): Self.shown(choice, variants, turn, chosen)?.texts ?? []
    }
  }

  /// The id of the variant of one notification, as `texts(turn:chosen:)` chooses it; nil for a text without variants.
  public func variant(turn: Int, chosen: (VariantChoice) -> String?) -> String? {
    switch form {
    case .always: nil
    case .variants(let choice, let variants): Self.shown(choice, variants, turn, chosen)?.id
    }
  }

  /// Without a choice, or with one that has no variant, the first variant is shown.
  private static func shown(
    _ choice: VariantChoice, _ variants: [TextVariantRule], _ turn: Int, _ chosen: (VariantChoice) -> String?
  ) -> (id: String, texts: [LocalizedTextRule])? {
    let candidates: [TextVariantRule]
    switch choice {
    case .rotate: candidates = variants
    case .preference, .experiment, .trigger, .argument, .parameter:
      let id = chosen(choice)
      candidates = (variants.first { $0.id == id } ?? variants.first).map { [$0] } ?? []
    }
    let turns = candidates.flatMap { variant in variant.turns.map { (variant.id, $0) } }
    guard !turns.isEmpty else { return nil }
    let number = turn % turns.count
    return turns[number < 0 ? number + turns.count : number]
  }
}

/// What decides which variant of a text is shown.
public enum VariantChoice: Sendable, Hashable {
  /// All texts of all variants rotate.
  case rotate
  /// The variant whose id is the value of a setting: the id of its option, or `on` and `off`.
  case preference(String)
  /// The variant whose id is the arm that the installation has drawn.
  case experiment(String)
  /// The variant whose id is the name of the trigger that made the notification due.
  case trigger
  /// The variant whose id is the value of an argument.
  case argument(String)
  /// The first variant whose test a number passes: that of an argument, or one that the signal carries.
  case parameter(String, [VariantTest])

  /// The id of the variant that the values of a notification choose; nil where they do not decide.
  public func variant(_ values: [String: ParameterValue]) -> String? {
    switch self {
    case .rotate, .preference, .experiment, .trigger: nil
    case .argument(let id): values[id]?.description
    case .parameter(let id, let tests):
      tests.first { variant in
        guard let test = variant.test else { return true }
        return values[id]?.number.map(test.passes) ?? false
      }?.id
    }
  }
}

/// For which numbers a variant is.
public struct VariantTest: Sendable, Hashable {
  public var id: String
  /// Nil for all numbers, and for a missing one.
  public var test: ValueTest?

  public init(_ id: String, _ test: ValueTest? = nil) {
    self.id = id
    self.test = test
  }
}

/// One variant of a text.
public struct TextVariantRule: Sendable, Hashable {
  public var id: String
  /// The texts that rotate, each in every locale; at least one.
  public var turns: [[LocalizedTextRule]]

  public init(_ id: String, _ turns: [[LocalizedTextRule]]) {
    self.id = id
    self.turns = turns
  }
}

/// A text in one locale. Templates contain `{argument}` placeholders; a literal brace is doubled.
public struct LocalizedTextRule: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    case plain(String)
    /// By the CLDR category of a number; `other` is always there.
    case plural(argument: String, [PluralFormRule])
    /// A sentence with a placeholder for each number that it counts, and what is said in place of each.
    case plurals(String, [PluralPieceRule])
  }

  public var locale: LanguageTag
  public var form: Form

  public init(_ locale: LanguageTag, _ text: String) {
    self.locale = locale
    form = .plain(text)
  }

  public init(_ locale: LanguageTag, plural argument: String, _ forms: [PluralFormRule]) {
    self.locale = locale
    form = .plural(argument: argument, forms)
  }

  public init(_ locale: LanguageTag, _ sentence: String, plurals: [PluralPieceRule]) {
    self.locale = locale
    form = .plurals(sentence, plurals)
  }
}

/// What a sentence says in place of a number, by its CLDR category; `other` is always there.
public struct PluralPieceRule: Sendable, Hashable {
  public var argument: String
  public var forms: [PluralFormRule]

  public init(_ argument: String, _ forms: [PluralFormRule]) {
    self.argument = argument
    self.forms = forms
  }
}

public struct PluralFormRule: Sendable, Hashable {
  public var category: PluralCategory
  public var text: String

  public init(_ category: PluralCategory, _ text: String) {
    self.category = category
    self.text = text
  }
}
