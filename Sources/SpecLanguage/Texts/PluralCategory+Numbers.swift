public import NotificationTerms
public import NotificationText

extension PluralCategory {
  /// The whole numbers up to 200 that take this form in a language, ascending.
  ///
  /// More than one, and words alone cannot say which number is meant. None for a form that only larger numbers or
  /// numbers with decimals take.
  /// - Source: CLDR
  public func numbers(in locale: LanguageTag) -> [Int] {
    (0...200).filter { PluralRules.category(of: $0, in: locale.text) == self }
  }

  /// Whether of all whole numbers only millions take this form, as `many` in French, Spanish, Italian and Portuguese: a
  /// text may leave it out, and then shows that of `other`.
  ///
  /// Other tools and Apple's catalogs rarely have it, and hardly any number in a notification is a million.
  public func isForMillions(in locale: LanguageTag) -> Bool {
    self == .many && PluralRules.category(of: 1_000_000, in: locale.text) == self && numbers(in: locale).isEmpty
      && PluralRules.category(of: 1000, in: locale.text) == .other
  }

  /// Why a text must have this form of a language: the end of "has no text for 'few': …".
  public func need(in locale: LanguageTag) -> String {
    // Conditions on whole numbers look at the last two digits, and at round numbers.
    let round = [1000, 1100, 20_000, 40_000, 60_000, 80_000, 100_000, 1_000_000]
    let small = numbers(in: locale)
    if !small.isEmpty {
      let shown = small.prefix(4).map(String.init).joined(separator: ", ")
      return "'\(locale)' needs it for \(shown)\(small.count > 4 ? " and so on" : "")"
    }
    return round.contains { PluralRules.category(of: $0, in: locale.text) == self }
      ? "'\(locale)' needs it for large round numbers"
      : "a text needs every form of '\(locale)', even this one, which no whole number uses"
  }
}
