import NotificationRules
import NotificationTerms

/// What rules ask about the language of a text, found out once for all texts of a locale.
final class TextLanguage: Sendable {
  let tag: LanguageTag
  /// `zh` of `zh-Hans`.
  let code: String
  /// The scripts it is written in; empty where nobody knows.
  let scripts: [Script]
  /// What each letter of one of its scripts shows in the signs of a text; a text can have such a letter without them.
  let letters: TextSigns
  /// Whether a word beside a number has more than one form.
  let hasPlurals: Bool

  init(_ tag: LanguageTag) {
    self.tag = tag
    code = tag.language
    scripts = Script.expected(in: tag)
    letters = scripts.reduce(into: []) { $0.formUnion($1.signs) }
    hasPlurals = (PluralRules.categories(for: tag) ?? []).count > 1
  }
}

extension Script {
  /// Signs that only a letter of the script has.
  fileprivate var signs: TextSigns {
    switch self {
    case .latin: [.smallLatin, .capitalLatin]
    case .cyrillic: .cyrillic
    case .han: .han
    case .kana, .hangul, .arabic, .hebrew, .greek: []
    }
  }
}
