import SpecDiagnostics
import SpecLanguage

/// What becomes of one text of a spec in one language.
struct TextChange: Sendable {
  var text: VisibleText
  /// Keys of texts that share its words.
  var others: [String]
  /// What it says now; nil for a text that the language does not have yet.
  var old: CopyText?
  /// In the source language.
  var source: CopyText
  /// The new words, part by part. Only what differs.
  var words: [TextPart: String]
  /// Nil to leave it as it is.
  var status: CopyText.Status?
  /// The row of the translators' file.
  var span: SourceSpan

  var changesStatus: Bool { status.map { $0 != old?.status ?? .approved } ?? false }
}
