import NotificationTerms
public import SpecDiagnostics

/// A file that came back from translators, distinguished by how it begins: XLIFF 1.2 or 2.0, PO, a String
/// Catalog, or a table.
public struct TranslationDocument: Sendable {
  let rows: [TranslationRow]

  /// How large a file may be.
  public static let largestFile = 64 << 20
  /// How many texts it may have.
  static let mostTexts = 100_000

  /// - Parameter bytes: UTF-8, or UTF-16 with a byte order mark.
  /// - Returns: The document, and what of it has no language; or nil, with the reason, if it cannot be read as a whole.
  ///   Then nothing of it counts.
  public static func read(_ bytes: [UInt8], file: String) -> (document: TranslationDocument?, findings: [Diagnostic]) {
    let bytes = EncodedText.utf8(of: bytes)
    do throws(TranslationFault) {
      try EncodedText.check(bytes)
      if let doubled = DamagedLetters.doubled(in: String(decoding: bytes.drop { $0 >= 0x80 }, as: UTF8.self)) {
        throw TranslationFault(doubled.sentence, at: bytes.firstIndex { $0 >= 0x80 } ?? 0)
      }
      let rows = try rows(of: bytes, file: file)
      guard !rows.isEmpty else { throw TranslationFault("it has no texts", at: 0) }
      if let damage = damage(in: rows) { return (nil, [.unreadable(damage.sentence, damage.row.place)]) }
      var strange: Set<String> = []
      let known = rows.filter { LanguageTag($0.targetLanguage) != nil }
      let others = rows.filter { LanguageTag($0.targetLanguage) == nil && strange.insert($0.targetLanguage).inserted }
      return (known.isEmpty ? nil : TranslationDocument(rows: known), others.map { .noLanguage($0) })
    } catch {
      var places = TextPlaces(bytes)
      let place = places.position(at: error.offset)
      return (nil, [.unreadable(error.sentence, SourceSpan(file: file, start: place, end: place))])
    }
  }

  private static func rows(of bytes: [UInt8], file: String) throws(TranslationFault) -> [TranslationRow] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let isXML = content.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "<")
    if isXML, XLIFF2Reader.reads(bytes) {
      var reader = XLIFF2Reader(bytes, file: file)
      try reader.read()
      return reader.rows
    }
    if StringCatalogReader.reads(content) {
      var reader = StringCatalogReader(bytes, file: file)
      try reader.read()
      return reader.rows
    }
    if PortableObjectReader.reads(content) {
      var reader = PortableObjectReader(bytes, file: file)
      try reader.read()
      return reader.rows
    }
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
}

extension DiagnosticCode {
  /// A language that the app does not have, or not that of the rest of the file.
  static let otherLanguage: Self = "translation/other-language"
}

extension [TranslationRow] {
  /// By app and language, in the order in which these come first.
  var grouped: [(app: String, locale: LanguageTag, rows: [TranslationRow])] {
    var groups: [(app: String, locale: LanguageTag, rows: [TranslationRow])] = []
    var places: [String: [LanguageTag: Int]] = [:]
    var tags: [String: LanguageTag] = [:]
    for row in self {
      guard let locale = tags[row.targetLanguage] ?? LanguageTag(row.targetLanguage) else { continue }
      tags[row.targetLanguage] = locale
      let place = places[row.app]?[locale] ?? groups.count
      if place == groups.count {
        places[row.app, default: [:]][locale] = place
        groups.append((row.app, locale, []))
      }
      groups[place].rows.append(row)
    }
    return groups
  }
}
