import SpecDiagnostics

/// One text as a translator gives it back.
struct TranslationRow: Sendable, Hashable {
  var app: String
  /// As the file has them.
  var sourceLanguage: String
  var targetLanguage: String
  /// That of a `TranslationUnit`.
  var id: String
  var source: String
  /// Empty where nothing was written.
  var target: String
  /// An element in the translation that stands for something the text does not say.
  var inline: Inline?
  /// Where it stands in the file.
  var span: SourceSpan

  struct Inline: Sendable, Hashable {
    var name: String
    var span: SourceSpan
  }
}
