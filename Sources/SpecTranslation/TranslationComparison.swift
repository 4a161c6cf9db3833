import NotificationTerms
import NotificationText
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// The rows of one app compared with its spec.
struct TranslationComparison {
  private(set) var findings = FindingCollector()
  private(set) var changes: [TextChange] = []
  private(set) var changedCount = 0
  private(set) var sameCount = 0
  private(set) var emptyCount = 0
  private let spec: Spec
  private let locale: LanguageTag
  private let units: [String: TranslationUnit]
  private static let mostGuesses = 20
  private var unknownCount = 0
  private var seen: [String: SourceSpan] = [:]
  /// Where the text of a key is in `changes`.
  private var places: [String: Int] = [:]

  init(_ rows: [TranslationRow], with spec: Spec, in locale: LanguageTag) {
    self.spec = spec
    self.locale = locale
    units = Dictionary(
      spec.translationUnits(in: locale).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var languages: Set<String> = []
    for row in rows where languages.insert(row.sourceLanguage).inserted {
      guard checkLanguages(of: row) else { return }
    }
    for row in rows { compare(row) }
    checkNewPlurals()
  }

  /// Keeps changes of the status only if there are any.
  mutating func setStatus(_ status: CopyText.Status?) {
    for index in changes.indices {
      // A new text is approved, too, unless something else is said.
      changes[index].status = status
    }
    changes.removeAll { $0.words.isEmpty && !$0.changesStatus }
  }

  private mutating func checkLanguages(of row: TranslationRow) -> Bool {
    if !spec.app.locales.contains(where: { $0.value == locale }) {
      findings.append(.undeclared(locale, spec.app, row))
      return false
    }
    // Another language of the app may be nearer than its source.
    let source = LanguageTag(row.sourceLanguage)?.lookedUp(among: spec.app.locales.map(\.value))
    if source != spec.app.sourceLocale.value {
      findings.append(.otherSource(spec.app, row))
      return false
    }
    return true
  }

  private mutating func compare(_ row: TranslationRow) {
    guard let unit = units[row.id] else {
      // A file of another app has only unknown units: a guess for each is of no use.
      unknownCount += 1
      let ids = unknownCount > Self.mostGuesses ? [] : units.keys.sorted()
      return findings.append(.unknownUnit(row, among: ids))
    }
    if let first = seen.updateValue(row.span, forKey: row.id) {
      return findings.append(.duplicateUnit(row, first))
    }
    guard Self.isSame(row.source, unit.source) else {
      return findings.append(.sourceChanged(row, unit, at: sourceSpan(of: unit)))
    }
    if row.inline == nil, BlankText.isBlank(row.target.utf8) {
      emptyCount += 1
      return
    }
    guard row.target.utf8.count <= ReadingSession.longestText else { return findings.append(.tooLong(row)) }
    if row.inline == nil, let target = unit.target, Self.isSame(row.target, target) {
      sameCount += 1
      note(unit, nil, row)
      return
    }
    let inline = row.inline ?? row.writtenInline
    let isPlain = inline == nil
    if let inline { findings.append(.inlineElement(inline, row)) }
    guard checkPlaceholders(of: row, unit), isPlain else { return }
    changedCount += 1
    note(unit, row.target, row)
  }

  private mutating func note(_ unit: TranslationUnit, _ words: String?, _ row: TranslationRow) {
    guard let source = unit.text.text[spec.app.sourceLocale.value] else { return }
    let place = places[unit.text.key] ?? changes.count
    if place == changes.count {
      places[unit.text.key] = place
      changes.append(
        TextChange(
          text: unit.text, others: unit.others, old: unit.text.text[locale], source: source, words: [:], status: nil,
          span: row.span))
    }
    if let words { changes[place].words[unit.part] = words }
  }

  private mutating func checkPlaceholders(of row: TranslationRow, _ unit: TranslationUnit) -> Bool {
    let scan = PlaceholderScan(row.target)
    if let brace = scan.lonelyBrace {
      findings.append(.lonelyBrace(brace, row))
      return false
    }
    let names = Set(scan.names)
    let unknown = scan.names.first { !unit.allowed.contains($0) }
    let missing = unit.text.shownArguments.map(\.id).first { unit.required.contains($0) && !names.contains($0) }
    if let unknown {
      // Usually the one that is missing, misspelled.
      findings.append(.unknownPlaceholder(unknown, row, unit))
    } else if let missing {
      findings.append(.missingPlaceholder(missing, row, unit, in: locale))
    }
    return unknown == nil && missing == nil
  }

  /// A new plural text needs all its forms at once: half of one is not a text.
  private mutating func checkNewPlurals() {
    for change in changes where change.old == nil {
      let needed = change.source.parts(PluralRules.categories(for: locale.text) ?? [.other])
      let missing = needed.first { part in
        change.words[part] == nil && part.category?.isForMillions(in: locale) != true
      }
      if let missing {
        let row = seen[change.text.key + missing.suffix]
        findings.append(.missingForm(missing, of: change, in: locale, at: row ?? change.span))
      }
    }
  }

  private func sourceSpan(of unit: TranslationUnit) -> SourceSpan {
    guard let source = unit.text.text[spec.app.sourceLocale.value] else { return unit.text.text.keySpan }
    return source.templates.first { $0.source == unit.source }?.span ?? source.localeSpan
  }

  /// Tools change line ends, and neither format keeps control characters.
  private static func isSame(_ row: String, _ text: String) -> Bool {
    row.utf8.elementsEqual(text.utf8) || carried(row).elementsEqual(carried(text))
  }

  private static func carried(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if last != "\r" { result.append("\n") }
      case "\t": result.append("\t")
      case _ where CSVWriter.isReplaced(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      last = scalar
    }
    return result
  }
}

extension Diagnostic {
  fileprivate static func undeclared(_ locale: LanguageTag, _ app: AppItem, _ row: TranslationRow) -> Self {
    let known = app.locales.map { "'\($0.value)'" }.joined(separator: ", ")
    return Self(
      .otherLanguage, .error, "'\(app.id)' has no texts in '\(locale)': 'app.locales' lists \(known)", at: row.span,
      notes: [Note("the languages are declared here", at: app.locales.first?.span ?? app.idSpan)])
  }

  fileprivate static func otherSource(_ app: AppItem, _ row: TranslationRow) -> Self {
    Self(
      .otherLanguage, .error,
      "This is translated from '\(row.sourceLanguage)', but the source of '\(app.id)' is '\(app.sourceLocale.value)'",
      at: row.span, notes: [Note("the source is declared here", at: app.sourceLocale.span)])
  }

  fileprivate static func unknownUnit(_ row: TranslationRow, among ids: [String]) -> Self {
    let meant = Spelling.suggestion(for: row.id, among: ids).map { ": did you mean '\($0)'?" }
    return Self(
      "translation/unknown-unit", .error,
      "'\(row.id)' is not a text of '\(row.app)'\(meant ?? ", or not any more: export the texts again")", at: row.span)
  }

  fileprivate static func duplicateUnit(_ row: TranslationRow, _ first: SourceSpan) -> Self {
    Self(
      "translation/duplicate-unit", .error, "'\(row.id)' is translated twice", at: row.span,
      notes: [Note("the first one is here", at: first)])
  }

  fileprivate static func sourceChanged(_ row: TranslationRow, _ unit: TranslationUnit, at span: SourceSpan) -> Self {
    Self(
      "translation/source-changed", .error,
      "'\(row.id)' was translated from an old source, which has changed since the export. Export it again",
      at: row.span, notes: [Note("the source is now '\(unit.source)'", at: span)])
  }

  fileprivate static func lonelyBrace(_ brace: String, _ row: TranslationRow) -> Self {
    let other = brace == "{" ? "}" : "{"
    return Self(
      .brokenPlaceholder, .error,
      "The translation of '\(row.id)' has a '\(brace)' without a '\(other)': add it, or write '\(brace)\(brace)' for a brace",
      at: row.span)
  }

  fileprivate static func unknownPlaceholder(_ name: String, _ row: TranslationRow, _ unit: TranslationUnit) -> Self {
    let known = unit.text.shownArguments.map(\.id).filter(unit.allowed.contains).map { "'{\($0)}'" }
    let rest =
      switch known.count {
      case 0: "it takes no placeholders"
      case 1: "its only placeholder is \(known[0])"
      default: "its placeholders are \(known.joined(separator: ", "))"
      }
    return Self(
      .brokenPlaceholder, .error, "The translation of '\(row.id)' shows '{\(name)}', but \(rest)", at: row.span)
  }

  fileprivate static func missingPlaceholder(
    _ name: String, _ row: TranslationRow, _ unit: TranslationUnit, in locale: LanguageTag
  ) -> Self {
    var sentence = "The translation of '\(row.id)' does not show '{\(name)}'"
    if let category = unit.part.category, name == unit.number {
      let numbers = category.numbers(in: locale).prefix(3).map(String.init).joined(separator: ", ")
      if !numbers.isEmpty { sentence += ", but this form is shown for \(numbers)" }
    }
    return Self(.brokenPlaceholder, .error, sentence, at: row.span)
  }

  fileprivate static func tooLong(_ row: TranslationRow) -> Self {
    Self(
      "translation/too-large", .error,
      """
      The translation of '\(row.id)' has \(row.target.utf8.count) bytes of text; the limit is \
      \(ReadingSession.longestText)
      """, at: row.span)
  }

  fileprivate static func inlineElement(_ element: TranslationRow.Inline, _ row: TranslationRow) -> Self {
    Self(
      "translation/inline-element", .error,
      """
      The translation of '\(row.id)' contains '<\(element.name)>', which would be lost: texts of the specs have only \
      words and placeholders. Remove it, or write the '{placeholder}' that it represents
      """, at: element.span)
  }

  fileprivate static func missingForm(
    _ part: TextPart, of change: TextChange, in locale: LanguageTag, at row: SourceSpan
  ) -> Self {
    let form = part.category.map { "'\($0.rawValue)'\(part.argument.map { " of '\($0)'" } ?? "")" }
    return Self(
      "translation/missing-form", .error,
      "'\(change.text.key)' has no text for \(form ?? "the sentence that the forms go into")"
        + (part.category.map { ": \($0.need(in: locale))" } ?? ""),
      at: row)
  }
}

extension DiagnosticCode {
  /// A placeholder that is lost, unknown or not a placeholder any more.
  fileprivate static let brokenPlaceholder: Self = "translation/broken-placeholder"
}
