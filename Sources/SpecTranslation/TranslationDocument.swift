public import NotificationTerms
public import SpecDiagnostics

/// A file that came back from translators: XLIFF 1.2 or a table, distinguished by its first character.
public struct TranslationDocument: Sendable {
  /// The one language that it translates into.
  public let locale: LanguageTag
  let rows: [TranslationRow]

  /// How large a file may be.
  public static let largestFile = 64 << 20
  /// How many texts it may have.
  static let mostTexts = 100_000

  /// - Parameter bytes: UTF-8, or UTF-16 with a byte order mark.
  /// - Returns: The document; or nil, with the reason, if it cannot be read as a whole. Then nothing of it counts.
  public static func read(_ bytes: [UInt8], file: String) -> (document: TranslationDocument?, findings: [Diagnostic]) {
    let bytes = EncodedText.utf8(of: bytes)
    do throws(TranslationFault) {
      try EncodedText.check(bytes)
      let rows = try rows(of: bytes, file: file)
      guard let first = rows.first else { throw TranslationFault("it has no texts", at: 0) }
      guard let locale = LanguageTag(first.targetLanguage) else { return (nil, [.noLanguage(first)]) }
      let others = rows.filter { LanguageTag($0.targetLanguage) != locale }
      if let other = others.first {
        let isLanguage = LanguageTag(other.targetLanguage) != nil
        return (nil, [isLanguage ? .secondLanguage(other, besides: locale) : .noLanguage(other)])
      }
      return (TranslationDocument(locale: locale, rows: rows), [])
    } catch {
      var places = TextPlaces(bytes)
      let place = places.position(at: error.offset)
      return (nil, [.unreadable(error.sentence, SourceSpan(file: file, start: place, end: place))])
    }
  }

  /// In the order in which the apps come first.
  var rowsByApp: [(app: String, rows: [TranslationRow])] {
    var apps: [(app: String, rows: [TranslationRow])] = []
    var places: [String: Int] = [:]
    for row in rows {
      let place = places[row.app] ?? apps.count
      if place == apps.count {
        places[row.app] = place
        apps.append((row.app, []))
      }
      apps[place].rows.append(row)
    }
    return apps
  }

  private static func rows(of bytes: [UInt8], file: String) throws(TranslationFault) -> [TranslationRow] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let isXML = content.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "<")
    if isXML {
      var reader = XLIFFReader(bytes, file: file)
      try reader.read()
      return reader.rows
    }
    var reader = TableReader(bytes, file: file)
    try reader.read()
    return reader.rows
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ sentence: String, _ span: SourceSpan) -> Self {
    Self("translation/unreadable", .error, "This file of translations cannot be read: \(sentence)", at: span)
  }

  /// For a file that is not even read.
  public static func translationTooLarge(_ file: String) -> Self {
    Self(
      "translation/too-large", .error,
      "This file has more than \(TranslationDocument.largestFile >> 20) MiB, which is the limit for translations",
      at: SourceSpan(startOf: file))
  }

  fileprivate static func noLanguage(_ row: TranslationRow) -> Self {
    Self(
      .otherLanguage, .error,
      row.targetLanguage.isEmpty
        ? "Nothing says which language these texts are translated into"
        : "'\(row.targetLanguage)' is not a language: write a tag such as 'ru' or 'zh-Hans'", at: row.span)
  }

  fileprivate static func secondLanguage(_ row: TranslationRow, besides locale: LanguageTag) -> Self {
    Self(
      .otherLanguage, .error,
      "This text is translated into '\(row.targetLanguage)', but the first one into '\(locale)': import one language "
        + "at "
        + "a time",
      at: row.span)
  }
}

extension DiagnosticCode {
  /// A language that the app does not have, or not that of the rest of the file.
  static let otherLanguage: Self = "translation/other-language"
}
