import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// What becomes of one text of a spec in one language.
struct TextChange: Sendable {
  struct ID: Sendable, Hashable {
    var app: String
    var locale: LanguageTag
    var key: String
  }

  /// The app that the text is of.
  var app: String
  var text: VisibleText
  var locale: LanguageTag
  /// Keys of texts that share its words.
  var others: [String]
  /// What it says now; nil for a text that the language does not have yet.
  var old: CopyText?
  /// In the source language.
  var source: CopyText
  /// The new words, part by part. Only what differs.
  var words: [TextPart: String] = [:]
  /// Nil to leave it as it is.
  var status: CopyText.Status?
  /// With the status `stale`, the source that it translates.
  var translates: String?
  /// The row of the translators' file, or the text if there is none.
  var span: SourceSpan
  /// Where each part is translated there.
  var spans: [TextPart: SourceSpan] = [:]
  /// What the file says of each part that it translates from today's source.
  var said: [TextPart: CopyText.Status?] = [:]
  /// Whether the file has changed anything of it since it was exported.
  var isTouched = false

  /// The text has forms that its source has not any more, or lacks some: its words take the place of all that is there.
  var reshapes: Bool { old.map { !words.isEmpty && !$0.hasParts(for: source) } ?? false }

  /// Nothing is translated yet.
  var isNew: Bool { old == nil || old?.status == .missing }

  var id: ID { ID(app: app, locale: locale, key: text.key) }
  var changesStatus: Bool { status.map { $0 != old?.status ?? .approved } ?? false }

  /// The same at the place of one of its parts.
  func at(_ part: TextPart) -> Self {
    var change = self
    change.span = spans[part] ?? span
    return change
  }

  /// The status by what the file says of the parts: the least of it. Only what is there as a whole is approved, and what
  /// is stale stays it until the words change or somebody confirms them.
  var saidStatus: CopyText.Status? {
    guard isTouched else { return nil }
    let isStale = old?.standing == .stale
    if said.values.contains(.proposed) { return isStale && words.isEmpty ? nil : .proposed }
    guard reshapes || (old?.parts ?? []).allSatisfy({ said[$0] != nil }) else { return nil }
    if said.values.allSatisfy({ $0 == .approved }) { return .approved }
    return (isStale || old?.status == .missing) && !words.isEmpty ? .approved : nil
  }
}
