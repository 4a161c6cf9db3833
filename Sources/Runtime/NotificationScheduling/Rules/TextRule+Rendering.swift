import NotificationCivilTime
import NotificationRules
import NotificationTerms
import NotificationText

/// The values of one notification, as its texts show them.
struct TextValues {
  let arguments: [String: ParameterValue]
  /// Those of its type.
  let rules: [ArgumentRule]
  let formats: TextFormats
  /// The zone in which moments are told.
  let zone: ZoneRules
  /// Those that arguments name.
  let zones: @Sendable (String) -> ZoneRules?

  /// A missing value, or an empty text, is replaced by the words for it, if there are any. Without a format numbers
  /// print as ASCII digits.
  func text(_ name: String, in locale: LanguageTag) -> String {
    let rule = rules.first { $0.id == name }
    if let value = arguments[name], value != .string("") {
      guard let format = rule?.format, let formatted = format.value(value, arguments, civil: { civil($0, rule?.zone) })
      else {
        guard case .string(let text) = value else { return value.description }
        return TextArgument.Value.string(text).keptApart(text, in: locale.text)
      }
      return formatted.keptApart(formats.text(formatted, in: locale.text), in: locale.text)
    }
    let standard = rule?.standard ?? []
    guard case .plain(let words)? = standard.first(where: { $0.locale == locale })?.form else { return "" }
    return BracedText.filled(words) { _ in "" }
  }

  private func civil(_ milliseconds: Int, _ source: ZoneSource?) -> CivilFields {
    let zone = source?.name(in: arguments).flatMap(zones) ?? zone
    return zone.local(at: Instant(milliseconds: Int64(milliseconds))).fields
  }
}

extension TextRule {
  /// The text as the user reads it: that of the locale, or that of the source locale if there is none.
  ///
  /// - Parameters:
  ///   - turn: The number of the notification among those of its type, from 0; it chooses between rotating texts.
  ///   - chosen: The id of the variant that a setting or an experiment chooses.
  func rendered(
    in locale: LanguageTag, source: LanguageTag, _ values: TextValues, turn: Int = 0,
    chosen: (VariantChoice) -> String?
  ) -> String {
    Self.rendered(texts(turn: turn, chosen: chosen), in: locale, source: source, values)
  }

  /// One notification's texts in one locale.
  private static func rendered(
    _ texts: [LocalizedTextRule], in locale: LanguageTag, source: LanguageTag, _ values: TextValues
  ) -> String {
    guard let text = texts.first(where: { $0.locale == locale }) ?? texts.first(where: { $0.locale == source }) else {
      return ""
    }
    switch text.form {
    case .plain(let template): return BracedText.filled(template) { values.text($0, in: text.locale) }
    case .plural(let argument, let forms): return counted(argument, forms, in: text.locale, values)
    case .plurals(let sentence, let pieces):
      return BracedText.filled(sentence) { name in
        pieces.first { $0.argument == name }.map { counted(name, $0.forms, in: text.locale, values) }
          ?? values.text(name, in: text.locale)
      }
    }
  }

  /// The form for a number.
  private static func counted(
    _ argument: String, _ forms: [PluralFormRule], in locale: LanguageTag, _ values: TextValues
  ) -> String {
    let category = PluralRules.category(of: values.arguments[argument]?.integer, in: locale.text)
    return category.form(among: forms, \.category).map { BracedText.filled($0.text) { values.text($0, in: locale) } } ?? ""
  }

  /// What a notification that said `text` in one of the locales says in another: the same variant and turn, with the
  /// same values. Nil if it never says that.
  func translation(
    of text: String, in locale: LanguageTag, among locales: [LanguageTag], source: LanguageTag, _ values: TextValues
  ) -> String? {
    let alternatives: [[LocalizedTextRule]] =
      switch form {
      case .always(let texts): [texts]
      case .variants(_, let variants): variants.flatMap(\.turns)
      }
    for said in locales {
      for texts in alternatives where Self.rendered(texts, in: said, source: source, values) == text {
        return Self.rendered(texts, in: locale, source: source, values)
      }
    }
    return nil
  }
}

extension ParameterValue {
  var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    case .string: nil
    }
  }
}
