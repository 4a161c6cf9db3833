import NotificationTerms
import NotificationText
import SpecDiagnostics

/// A language of the app in the spellings that its keys use.
final class AppLocale {
  let tag: LanguageTag
  /// As `app.locales` writes it: `zh` for `zh-Hans`.
  let written: String
  let span: SourceSpan
  /// The plural forms that a text needs in it; nil when CLDR does not know the language.
  let pluralCategories: [PluralCategory]?

  init(_ tag: LanguageTag, written: String, at span: SourceSpan) {
    self.tag = tag
    self.written = written
    self.span = span
    pluralCategories = PluralRules.categories(for: tag.text)
  }
}
