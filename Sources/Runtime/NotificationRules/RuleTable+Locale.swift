public import NotificationTerms
import NotificationText

extension RuleTable {
  /// The locale in which somebody who asks for a language reads the texts; the source locale where none fits.
  public func locale(for wanted: LanguageTag) -> LanguageTag {
    LocaleTable.closest(to: wanted.text, among: locales.lazy.map(\.text)).map { locales[$0] } ?? sourceLocale
  }
}
