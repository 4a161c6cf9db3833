public import NotificationTerms
public import SpecLanguage

/// How translators get texts and return them.
public enum TranslationFormat: String, Sendable, CaseIterable {
  /// XLIFF 1.2, for translation tools.
  case xliff
  /// XLIFF 2.0.
  case xliff2
  /// PO, of gettext.
  case po
  /// Comma-separated values in UTF-8, for spreadsheets.
  case csv

  /// Whether a document may be for several languages.
  public var takesSeveralLanguages: Bool { self == .xliff || self == .csv }

  /// The texts of these apps in some languages.
  ///
  /// - Parameters:
  ///   - specs: Those that lack a language are left out for it.
  ///   - isPseudo: Whether each text is translated already, into a pseudo-language.
  public func document(of specs: [Spec], in locales: [LanguageTag], isPseudo: Bool = false) -> String {
    let parts = locales.map { locale in
      let apps = specs.filter { $0.app.locales.contains { $0.value == locale } }.map { spec in
        let units = spec.translationUnits(in: locale)
        return (spec.app, isPseudo ? units.map { $0.pseudo(.of(locale)) } : units)
      }
      return (apps, locale)
    }
    guard let (apps, locale) = parts.first else { return "" }
    return switch self {
    case .xliff: XLIFFDocument.text(of: parts)
    case .csv: TranslationTable.text(of: parts)
    case .xliff2: XLIFF2Document.text(of: apps, in: locale)
    case .po: PortableObjectDocument.text(of: apps, in: locale)
    }
  }
}
