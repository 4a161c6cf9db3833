import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// What keeps a translation out.
extension Diagnostic {
  static func undeclared(_ locale: LanguageTag, _ app: AppItem, _ row: TranslationRow) -> Self {
    let known = app.locales.map { "'\($0.value)'" }.joined(separator: ", ")
    return Self(
      .otherLanguage, .error, "'\(app.id)' has no texts in '\(locale)': 'app.locales' lists \(known)", at: row.span,
      notes: [Note("the languages are declared here", at: app.locales.first?.span ?? app.idSpan)])
  }

  static func otherSource(_ app: AppItem, _ row: TranslationRow) -> Self {
    Self(
      .otherLanguage, .error,
      "This is translated from '\(row.sourceLanguage)', but the source of '\(app.id)' is '\(app.sourceLocale.value)'",
      at: row.span, notes: [Note("the source is declared here", at: app.sourceLocale.span)])
  }

  static func unknownUnit(_ row: TranslationRow, among ids: [String]) -> Self {
    let meant = Spelling.suggestion(for: row.id, among: ids).map { ": did you mean '\($0)'?" }
    return Self(
      "translation/unknown-unit", .error,
      "'\(row.id)' is not a text of '\(row.app)'\(meant ?? ", or not any more: export the texts again")", at: row.span)
  }

  /// - Parameter now: Texts that it may be now.
  static func goneUnit(_ row: TranslationRow, now: [String]) -> Self {
    let heir = now.count == 1 ? ": '\(now[0])' says the same in the source now" : ""
    return Self(
      "translation/unknown-unit", .error,
      "'\(row.id)' is not a text of '\(row.app)' any more. It has been removed or renamed since this file was "
        + "exported\(heir)", at: row.span)
  }

  /// - Parameter count: How many there are.
  static func markedNew(_ row: TranslationRow, count: Int) -> Self {
    Self(
      "translation/marked-new", .error,
      "'\(row.id)' \(count == 1 ? "has" : "and \(count - 1) more in '\(row.targetLanguage)' have") words, but the file marks "
        + "\(count == 1 ? "it" : "them") as 'new', which means not translated: set the state to 'translated', or to "
        + "'needs-review-translation' if somebody still has to read \(count == 1 ? "it" : "them")", at: row.place)
  }

  static func duplicateUnit(_ row: TranslationRow, _ first: SourceSpan) -> Self {
    Self(
      "translation/duplicate-unit", .error,
      "'\(row.id)' is translated twice, in different words: keep the translation that counts",
      at: row.place,
      notes: [Note("the first one is here", at: first)])
  }

  static func sourceChanged(_ row: TranslationRow, _ unit: TranslationUnit, at span: SourceSpan) -> Self {
    Self(
      "translation/source-changed", .error,
      "'\(row.id)' was translated from '\(row.source)', but the source is now '\(unit.source)': export it again and "
        + "translate that",
      at: row.place, notes: [Note("the source is here", at: span)])
  }

  static func changedSinceExport(_ row: TranslationRow, _ unit: TranslationUnit) -> Self {
    let words = unit.target.map { "they say '\($0)' now, and the file '\(row.target)'" } ?? "they have none now"
    return Self(
      "translation/changed-since-export", .error,
      "The translation of '\(row.id)' in the specs has changed since this file was exported: \(words). If the file is "
        + "right, import it with '--overwrite'",
      at: row.place, notes: unit.span.map { [Note("it is here", at: $0)] } ?? [])
  }

  static func replaced(_ words: String, by row: TranslationRow, _ unit: TranslationUnit) -> Self {
    Self(
      "translation/changed-since-export", .warning,
      "'\(row.id)' was not translated when this file was exported, and the specs have said '\(words)' since: the file's "
        + "'\(row.target)' takes its place",
      at: row.place, notes: unit.span.map { [Note("it is here", at: $0)] } ?? [])
  }

  static func emptied(_ row: TranslationRow, _ unit: TranslationUnit) -> Self {
    Self(
      "translation/emptied", .error,
      "'\(row.id)' was exported with a translation and came back without one: the specs keep "
        + "'\(unit.target ?? "")'. To have it translated again, set its 'status: missing'",
      at: row.place, notes: unit.span.map { [Note("it is here", at: $0)] } ?? [])
  }

  /// Whether it is true of each form of a text for the same reason.
  var isOfWholeText: Bool {
    ["translation/source-changed", "translation/changed-since-export", "translation/emptied"].contains(code)
  }

  static func unlikeSpecs(_ words: String, _ row: TranslationRow) -> Self {
    Self("translation/catalog-form", .error, "'\(row.id)' in '\(row.targetLanguage)' \(words)", at: row.place)
  }

  static func wrongFormat(_ words: String, _ row: TranslationRow) -> Self {
    Self(.brokenPlaceholder, .error, "The translation of '\(row.id)' \(words)", at: row.place)
  }

  static func unknownStatus(_ word: String, _ row: TranslationRow) -> Self {
    Self(
      "translation/unknown-status", .error,
      "'\(word)' is not a status that '\(row.id)' can have: write 'approved' or 'proposed', or nothing", at: row.place)
  }

  static func lonelyBrace(_ brace: String, _ row: TranslationRow) -> Self {
    let other = brace == "{" ? "}" : "{"
    return Self(
      .brokenPlaceholder, .error,
      "The translation of '\(row.id)' has a '\(brace)' without a '\(other)': add it, or write '\(brace)\(brace)' for a brace",
      at: row.place)
  }

  static func unknownPlaceholder(_ name: String, _ row: TranslationRow, _ unit: TranslationUnit) -> Self {
    let known = unit.text.shownArguments.map(\.id).filter(unit.allowed.contains).map { "'{\($0)}'" }
    let rest =
      switch known.count {
      case 0: "it takes no placeholders"
      case 1: "its only placeholder is \(known[0])"
      default: "its placeholders are \(known.joined(separator: ", "))"
      }
    return Self(
      .brokenPlaceholder, .error, "The translation of '\(row.id)' shows '{\(name)}', but \(rest)", at: row.place)
  }

  static func missingPlaceholder(
    _ name: String, _ row: TranslationRow, _ unit: TranslationUnit, in locale: LanguageTag
  ) -> Self {
    var sentence = "The translation of '\(row.id)' does not show '{\(name)}'"
    if row.target.contains("{{\(name)}}") {
      sentence += ": doubled braces are shown as braces, so write '{\(name)}'"
    } else if let format = row.target.firstMatch(of: /%(\d+\$)?(@|s|d|lld|lu|f)/) {
      sentence += ": write it in place of '\(format.output.0)'"
    } else if let category = unit.part.category, name == unit.number {
      let numbers = category.numbers(in: locale).prefix(3).map(String.init).joined(separator: ", ")
      if !numbers.isEmpty { sentence += ", but this form is shown for \(numbers)" }
    }
    return Self(.brokenPlaceholder, .error, sentence, at: row.place)
  }

  static func tooLong(_ row: TranslationRow) -> Self {
    Self(
      "translation/too-large", .error,
      """
      The translation of '\(row.id)' has \(row.target.utf8.count) bytes of text; the limit is \
      \(ReadingSession.longestText)
      """, at: row.place)
  }

  static func inlineElement(_ element: TranslationRow.Inline, _ row: TranslationRow) -> Self {
    Self(
      "translation/inline-element", .error,
      """
      The translation of '\(row.id)' contains '<\(element.name)>', which would be lost: texts of the specs have only \
      words and placeholders. Remove it, or write the '{placeholder}' that it represents
      """, at: element.span)
  }

  static func missingForm(
    _ part: TextPart, of change: TextChange, in locale: LanguageTag, at row: SourceSpan
  ) -> Self {
    let form = part.category.map { "'\($0.rawValue)'\(part.argument.map { " of '\($0)'" } ?? "")" }
    return Self(
      "translation/missing-form", .error,
      "'\(change.text.key)' has no text for \(form ?? "the sentence that the forms go into")"
        + (part.category.map { ": \($0.need(in: locale))" } ?? "")
        + (change.isNew ? "" : ". Its other forms are not taken either"),
      at: row)
  }
}

extension DiagnosticCode {
  /// A placeholder that is lost, unknown or not a placeholder any more.
  static let brokenPlaceholder: Self = "translation/broken-placeholder"
}
