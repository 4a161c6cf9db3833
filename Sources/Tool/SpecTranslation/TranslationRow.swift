import SpecDiagnostics
import SpecLanguage

/// One text as a translator gives it back.
struct TranslationRow: Sendable, Hashable {
  var app: String
  /// As the file has them.
  var sourceLanguage: String
  var targetLanguage: String
  /// That of a `TranslationUnit`.
  var id: String
  var source: String
  /// Empty if nothing was written.
  var target: String
  /// An element in the translation that represents something that is not in the text.
  var inline: Inline?
  /// What the file says of the translation; nil if it says nothing.
  var status: CopyText.Status?
  /// A word for it that nobody knows.
  var strangeStatus: String?
  /// Words that the file marks as those of no translation.
  var markedNew: String?
  /// Whether it is a line of a table, which need not say what language it is translated from.
  var isOfTable = false
  /// Whether the texts are Foundation formats, as in a String Catalog.
  var isFormat = false
  /// What the file says of the text that the specs cannot say, to follow its id.
  var obstacle: String?
  /// The id of the form whose words it has, where the file has no form of its own for it.
  var words: String?
  /// What the file says of the translation that it was exported with; nil if it does not say.
  var exported: ExportedWords?
  /// Where it is in the file.
  var span: SourceSpan
  /// Where the translation is in it; nil if there is none.
  var targetSpan: SourceSpan?

  /// Where to look for what is wrong with the translation.
  var place: SourceSpan { targetSpan ?? span }

  struct Inline: Sendable, Hashable {
    var name: String
    var span: SourceSpan
  }
}

extension TranslationRow {
  /// What the file has changed since it was exported, as far as it says: what it has not changed says nothing.
  enum Change: Int, Comparable {
    case nothing, status, words

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var change: Change {
    guard let exported, exported.isOf(target) else { return .words }
    return changesStatus ? .status : .nothing
  }

  /// Whether it has another status than it was exported with, or does not say. What is out of date is in doubt in any format.
  var changesStatus: Bool {
    guard let old = exported?.status else { return true }
    return status.map { $0 != old && !(old == .stale && $0 == .proposed) } ?? false
  }

  var isUntranslated: Bool { BlankText.isBlank(target.utf8) }

  /// Whether the translation is the source, but for blanks.
  var isCopy: Bool { target.split(whereSeparator: \.isWhitespace) == source.split(whereSeparator: \.isWhitespace) }

  /// Such an element as the text of a cell, where nothing in the source begins like it.
  var writtenInline: Inline? {
    let names = ["g", "x", "bx", "ex", "ph", "bpt", "ept", "it", "pc", "mrk"]
    let name = names.first { name in
      ["<\(name) id=", "<\(name)/>", "<\(name) />"].contains { target.contains($0) && !source.contains($0) }
    }
    return name.map { Inline(name: $0, span: span) }
  }
}

extension [TranslationRow] {
  /// - Throws: If there are more texts than the limit.
  mutating func appendBounded(_ row: TranslationRow, at offset: Int) throws(TranslationFault) {
    guard count < TranslationDocument.mostTexts else {
      throw TranslationFault(
        "it has more than \(TranslationDocument.mostTexts) texts, which is the limit: import it in parts", at: offset)
    }
    append(row)
  }
}
