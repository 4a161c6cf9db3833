import NotificationTerms
import NotificationText
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// The rows of one app in one language compared with its spec.
struct TranslationComparison {
  var findings = FindingCollector()
  var changes: [TextChange] = []
  var tally = TranslationTally()
  private let spec: Spec
  let locale: LanguageTag
  private let overwrites: Bool
  private let units: [String: TranslationUnit]
  /// The keys of texts that share the words of another, with its key.
  private let shared: [String: String]
  /// The keys of the texts in the system's dialogs, by those that the system looks them up with.
  private let infoPlist: [String: String]
  private static let mostGuesses = 20
  private var unknownCount = 0
  /// The rows of each text, for those that are there more than once.
  private(set) var seen: [String: TranslationRow] = [:]
  private var ambiguous: Set<String> = []
  /// Keys of texts of which a part was not taken.
  private(set) var refused: Set<String> = []
  /// Rows that say what the specs say, of an earlier source, by the keys of their texts.
  private(set) var outdated: [String: (row: TranslationRow, unit: TranslationUnit)] = [:]
  /// Texts whose words in the specs are newer than those of the file, which nobody has touched.
  private(set) var kept: [String] = []
  /// Those with words that their file marks as new.
  private var markedNew: [TranslationRow] = []
  /// What has been said of a text, which is true of each of its forms.
  private var said: Set<[String]> = []
  /// Where the text of a key is in `changes`.
  private var places: [String: Int] = [:]

  /// - Parameters:
  ///   - status: The new status of the texts; nil for what the rows say.
  ///   - overwrites: Whether the rows also replace words that are newer than their export.
  init(
    _ rows: [TranslationRow], with spec: Spec, in locale: LanguageTag, status: CopyText.Status? = nil,
    overwrites: Bool = false
  ) {
    self.spec = spec
    self.overwrites = overwrites
    self.locale = locale
    let all = spec.translationUnits(in: locale, withValues: true)
    units = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    shared = Dictionary(
      all.flatMap { unit in unit.others.map { ($0, unit.text.key) } }, uniquingKeysWith: { first, _ in first })
    infoPlist = spec.infoPlistKeys
    guard spec.app.locales.contains(where: { $0.value == locale }) else {
      if let first = rows.first { leave(first, .undeclared(locale, spec.app, first), count: rows.count) }
      return
    }
    var languages: [String: Bool] = [:]
    var known: [TranslationRow] = []
    for row in rows {
      let isSource = languages[row.sourceLanguage]
      if isSource == nil, !isSourceLanguage(of: row) { findings.append(.otherSource(spec.app, row)) }
      languages[row.sourceLanguage] = isSource ?? isSourceLanguage(of: row)
      if languages[row.sourceLanguage] == true { known.append(row) } else { tally.left += 1 }
    }
    known = known.map(withSharedText).map(withOwnWords)
    findDuplicates(known)
    for row in known where seen[row.id]?.span == row.span || seen[row.id] == nil { compare(row) }
    if let first = markedNew.first { findings.append(.markedNew(first, count: markedNew.count)) }
    leaveHalves()
    leaveParts()
    for index in changes.indices { changes[index].status = status ?? changes[index].saidStatus }
    changes.removeAll { $0.words.isEmpty && !$0.changesStatus }
    tally.changed = changes.reduce(0) { $0 + $1.words.count }
  }

  /// Another language of the app may be nearer than its source.
  private func isSourceLanguage(of row: TranslationRow) -> Bool {
    row.sourceLanguage.isEmpty && row.isOfTable
      || LanguageTag(row.sourceLanguage)?.lookedUp(among: spec.app.locales.map(\.value)) == spec.app.sourceLocale.value
  }

  /// A String Catalog has each key, also of texts that share their words, and those of `InfoPlist` are the system's.
  private func withSharedText(_ row: TranslationRow) -> TranslationRow {
    guard row.isFormat, units[row.id] == nil else { return row }
    let end = row.id.firstRange(of: "|==|")?.lowerBound ?? row.id.endIndex
    let written = String(row.id[..<end])
    let own = infoPlist[written] ?? written
    guard own != written || shared[own] != nil else { return row }
    var row = row
    row.id = (shared[own] ?? own) + row.id[end...]
    return row
  }

  /// A form that the file does not have keeps the words of its own that the specs have.
  private func withOwnWords(_ row: TranslationRow) -> TranslationRow {
    guard let words = row.words, let own = units[row.id]?.target, own != units[words]?.target, !row.isUntranslated
    else {
      return row
    }
    var row = row
    row.target = own
    return row
  }

  /// The same translation twice is one, and a copy that nobody has touched gives way; of two others that differ none is
  /// taken.
  private mutating func findDuplicates(_ rows: [TranslationRow]) {
    for row in rows where units[row.id] != nil && row.obstacle == nil {
      // A file in which it is still to be translated says nothing.
      guard let first = seen[row.id], !first.saysNothing else {
        seen[row.id] = row
        continue
      }
      if row.saysNothing || row.change < first.change { continue }
      if first.change < row.change {
        seen[row.id] = row
        continue
      }
      if (first.target, first.source, first.inline?.name) == (row.target, row.source, row.inline?.name) {
        // Somebody has approved these words.
        if row.status == .approved { seen[row.id] = row }
        continue
      }
      leave(row, .duplicateUnit(row, first.place), count: ambiguous.insert(row.id).inserted ? 2 : 1)
    }
  }

  private mutating func leave(_ row: TranslationRow, _ finding: Diagnostic, count: Int = 1) {
    findings.append(finding)
    tally.left += count
  }

  /// Leaves a part of a text. What is wrong with all its forms is said once.
  private mutating func leave(_ row: TranslationRow, of unit: TranslationUnit, _ finding: Diagnostic) {
    refused.insert(unit.text.key)
    tally.left += 1
    if !finding.isOfWholeText || said.insert([unit.text.key, finding.code.text]).inserted { findings.append(finding) }
  }

  private mutating func leave(_ row: TranslationRow, of unit: TranslationUnit, _ flaws: [Diagnostic]) {
    findings.append(contentsOf: flaws)
    refused.insert(unit.text.key)
    tally.left += 1
  }

  private mutating func compare(_ row: TranslationRow) {
    if ambiguous.contains(row.id) {
      if let unit = units[row.id] { refused.insert(unit.text.key) }
      return
    }
    if let obstacle = row.obstacle {
      if let unit = units[row.id] { return leave(row, of: unit, .unlikeSpecs(obstacle, row)) }
      return leave(row, .unlikeSpecs(obstacle, row))
    }
    if row.saysNothing {
      if let words = row.markedNew, let unit = units[row.id],
        unit.target.map({ !CarriedText.isSame(words, $0) }) ?? true
      {
        markedNew.append(row)
        return leave(row, of: unit, [])
      }
      // It had words when the file was exported.
      if let unit = units[row.id], unit.target != nil, row.exported?.hash != nil {
        return leave(row, of: unit, .emptied(row, unit))
      }
      tally.empty += 1
      return
    }
    guard let unit = units[row.id] else {
      // A file of another app has only unknown units: a guess for each is of no use.
      unknownCount += 1
      // Whoever was exported is not misspelled, and what is in the file too is not meant.
      let isGone = row.exported != nil
      let ids = isGone || unknownCount > Self.mostGuesses ? [] : units.keys.filter { seen[$0] == nil }.sorted()
      return leave(row, isGone ? .goneUnit(row, now: heirs(of: row)) : .unknownUnit(row, among: ids))
    }
    var row = row
    if row.isFormat {
      if case .text(let source) = FormatConversion.text(of: row.source, for: unit) { row.source = source }
      switch FormatConversion.text(of: row.target, for: unit) {
      case .text(let target): row.target = target
      case .flaw(let words): return leave(row, of: unit, .wrongFormat(words, row))
      }
    }
    let isCurrent = CarriedText.isSame(row.source, unit.source)
    if row.inline == nil, let target = unit.target, CarriedText.isSame(row.target, target) {
      // What it says of an earlier source is not said of today's.
      if isCurrent, unit.status == .stale, row.status == .approved {
        let flaws = placeholderFlaws(of: row, unit)
        guard flaws.isEmpty else { return leave(row, of: unit, flaws) }
      }
      tally.same += 1
      if isCurrent { note(unit, nil, row) } else { outdated[unit.text.key] = outdated[unit.text.key] ?? (row, unit) }
      return
    }
    let isNewer = row.exported.map { $0.hash != unit.exported.hash } == true && !overwrites
    // The translator has not touched it; somebody here has.
    if isNewer, row.exported?.isOf(row.target) == true {
      tally.kept += 1
      kept.append(unit.id)
      return
    }
    guard isCurrent else { return leave(row, of: unit, .sourceChanged(row, unit, at: sourceSpan(of: unit))) }
    guard row.target.utf8.count <= ReadingSession.longestText else { return leave(row, of: unit, .tooLong(row)) }
    if isNewer, row.exported?.hash != nil { return leave(row, of: unit, .changedSinceExport(row, unit)) }
    if let inline = row.inline ?? row.writtenInline { return leave(row, of: unit, .inlineElement(inline, row)) }
    if let word = row.strangeStatus { return leave(row, of: unit, .unknownStatus(word, row)) }
    let flaws = placeholderFlaws(of: row, unit)
    guard flaws.isEmpty else { return leave(row, of: unit, flaws) }
    // What was not translated when the file was exported is most likely the translator's own by now, and revised.
    if isNewer, let now = unit.target { findings.append(.replaced(now, by: row, unit)) }
    note(unit, row.target, row)
  }

  private mutating func note(_ unit: TranslationUnit, _ words: String?, _ row: TranslationRow) {
    guard let source = unit.text.text[spec.app.sourceLocale.value] else { return }
    let place = places[unit.text.key] ?? changes.count
    if place == changes.count {
      places[unit.text.key] = place
      changes.append(
        TextChange(
          app: spec.app.id, text: unit.text, locale: locale, others: unit.others, old: unit.text.text[locale],
          source: source,
          span: row.place))
    }
    // Of new words it says what it said of the old ones, and in the specs these are in doubt by now.
    let isDoubted = words != nil && row.status == .approved && !row.changesStatus && unit.status == .proposed
    changes[place].said[unit.part] = .some(isDoubted ? nil : row.status)
    if words != nil || row.change != .nothing { changes[place].isTouched = true }
    changes[place].spans[unit.part] = row.place
    if let words { changes[place].words[unit.part] = words }
  }

  /// Texts that say in the source what a text that is gone did, and are not in the file themselves: it may be called that
  /// now.
  private func heirs(of row: TranslationRow) -> [String] {
    units.values.filter { seen[$0.id] == nil && CarriedText.isSame($0.source, row.source) }.map(\.id).sorted()
  }

  private func placeholderFlaws(of row: TranslationRow, _ unit: TranslationUnit) -> [Diagnostic] {
    let target = TextTemplate(source: row.target, span: row.place)
    if let brace = target.lonelyBrace { return [.lonelyBrace(brace, row)] }
    let names = target.arguments
    var said: Set<String> = []
    let unknown = names.filter { !unit.allowed.contains($0) && said.insert($0).inserted }
    let missing = unit.text.shownArguments.map(\.id).filter { unit.required.contains($0) && !names.contains($0) }
    // An unknown one is usually one that is missing, misspelled.
    return unknown.map { .unknownPlaceholder($0, row, unit) }
      + missing.dropFirst(unknown.count).map { .missingPlaceholder($0, row, unit, in: locale) }
  }

  func sourceSpan(of unit: TranslationUnit) -> SourceSpan {
    guard let source = unit.text.text[spec.app.sourceLocale.value] else { return unit.text.text.keySpan }
    return source.templates.first { $0.source == unit.source }?.span ?? source.localeSpan
  }
}

extension TranslationRow {
  /// It waits for its translation.
  fileprivate var saysNothing: Bool { inline == nil && isUntranslated }
}
