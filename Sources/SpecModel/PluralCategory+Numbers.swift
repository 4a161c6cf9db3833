public import NotificationRules
public import NotificationTerms

extension PluralCategory {
  /// The whole numbers up to 200 that take this form in a language, ascending.
  ///
  /// More than one, and words alone cannot say which number is meant. None for a form that only larger numbers or
  /// numbers with decimals take.
  /// - Source: `platform-facts.md`, section 9 (CLDR)
  public func numbers(in locale: LanguageTag) -> [Int] {
    (0...200).filter { PluralRules.category(of: $0, in: locale) == self }
  }
}
