import NotificationTerms
import NotificationText

/// What rules ask about the language of a text, found out once for all texts of a locale.
final class TextLanguage: Sendable {
  let tag: LanguageTag
  /// `zh` of `zh-Hans`.
  let code: String
  /// The scripts it is written in; empty if unknown.
  let scripts: [Script]
  /// Whether a word after a number has more than one form.
  let hasPlurals: Bool

  init(_ tag: LanguageTag) {
    self.tag = tag
    code = tag.language
    scripts = Script.expected(in: tag)
    hasPlurals = (PluralRules.categories(for: tag.text) ?? []).count > 1
  }
}
