public import NotificationTerms
public import SpecLanguage

/// How translators get texts and return them.
public enum TranslationFormat: String, Sendable, CaseIterable {
  /// XLIFF 1.2, for translation tools.
  case xliff
  /// Comma-separated values in UTF-8, for spreadsheets.
  case csv

  /// The texts of these apps in one language.
  ///
  /// - Parameters:
  ///   - specs: Apps that have the language.
  ///   - isPseudo: Whether each text is translated already, into a pseudo-language.
  public func document(of specs: [Spec], in locale: LanguageTag, isPseudo: Bool = false) -> String {
    let apps = specs.map { spec in
      let units = spec.translationUnits(in: locale)
      return (spec.app, isPseudo ? units.map(\.pseudo) : units)
    }
    return switch self {
    case .xliff: XLIFFDocument.text(of: apps, in: locale)
    case .csv: TranslationTable.text(of: apps, in: locale)
    }
  }
}
