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
  /// - Parameter specs: Apps that have the language.
  public func document(of specs: [Spec], in locale: LanguageTag) -> String {
    switch self {
    case .xliff: XLIFFDocument.text(of: specs, in: locale)
    case .csv: TranslationTable.text(of: specs, in: locale)
    }
  }
}
