public import NotificationTerms
public import SpecDiagnostics
public import SpecLanguage

/// What an import would change, worked out before anything is written.
///
/// Only the values of texts and of their status change; every other byte of the files stays. What cannot be taken stops
/// only its own text: a finding says why, and the rest goes in.
public struct TranslationImport: Sendable {
  public struct File: Sendable, Hashable {
    public var path: String
    public var contents: FixedText
  }

  /// What becomes of the texts of one language, as the documents call it.
  public struct Language: Sendable, Hashable {
    public var locale: LanguageTag
    public internal(set) var tally = TranslationTally()
    /// The ids of the units whose words are newer in the specs.
    public internal(set) var kept: [String] = []
    /// Of those left, the texts that the specs cannot take.
    fileprivate var refused = 0
  }

  /// What is left out, and why.
  public private(set) var findings: [Diagnostic] = []
  /// Those whose bytes change, in the order of their paths.
  public private(set) var files: [File] = []
  /// In the order in which the documents have them.
  public private(set) var languages: [Language] = []
  /// What changes, in the order of the documents.
  public private(set) var taken: [TakenTranslation] = []
  /// How many texts have a new status. Each form of a plural text counts, as in all other numbers.
  public private(set) var statusCounts: [CopyText.Status: Int] = [:]
  /// Languages that the documents spell differently than the specs do.
  public private(set) var takenLanguages: [TakenLanguage] = []
  private var compared = FindingCollector()
  private var apps: [(app: TranslatedApp, changes: [Change])] = []
  private var places = TranslatedPlaces()

  private struct Change {
    var change: TextChange
    /// That of the document.
    var locale: LanguageTag
    /// Why it is not made.
    var refusal: Diagnostic?
    /// It may be another text that makes the error.
    var isGuess = false
  }

  /// - Parameters:
  ///   - apps: All that the documents may be about.
  ///   - isSelection: The workspace may have others, which were not asked for.
  ///   - status: The new status of the texts in the documents; nil for what they say of each text.
  ///   - overwrites: Whether they also replace words that have changed since they were exported.
  public init(
    _ documents: [TranslationDocument], into apps: [TranslatedApp], isSelection: Bool = false,
    status: CopyText.Status? = nil, overwrites: Bool = false
  ) {
    var spelling = SpellingBudget()
    let known = apps.map(\.spec.app.id)
    let placed = RowPlacement(documents.flatMap(\.rows), among: apps)
    compared.append(contentsOf: placed.findings)
    let grouped = placed.rows.grouped
    // A file has the apps that were exported; of those that nobody asked for there is nothing to say.
    let passesOver = isSelection && grouped.contains { known.contains($0.app) }
    for (id, locale, rows) in grouped {
      guard let app = apps.first(where: { $0.spec.app.id == id }) else {
        if passesOver { continue }
        let meant = spelling.suggestion(for: id, among: known)
        compared.append(.unknownApp(rows[0], isSelection: isSelection, meant: meant))
        count(TranslationTally(left: rows.count), for: locale)
        continue
      }
      let taken = locale.lookedUp(among: app.spec.app.locales.map(\.value)) ?? locale
      note(taken, of: rows[0], in: app.spec.app)
      let comparison = TranslationComparison(rows, with: app.spec, in: taken, status: status, overwrites: overwrites)
      compared.append(contentsOf: comparison.findings.report)
      count(comparison.tally, for: locale)
      if let place = languages.firstIndex(where: { $0.locale == locale }) { languages[place].kept += comparison.kept }
      let changes = comparison.changes.map { Change(change: $0, locale: locale) }
      if let place = self.apps.firstIndex(where: { $0.app.spec.app.id == id }) {
        self.apps[place].changes += changes
      } else {
        self.apps.append((app, changes))
      }
    }
    make()
  }

  /// Changes of texts that no document asks for.
  init(_ changes: [TextChange], into app: TranslatedApp) {
    apps = [(app, changes.map { Change(change: $0, locale: $0.locale) })]
    make()
  }

  public var changedCount: Int { languages.reduce(0) { $0 + $1.tally.changed } }
  public var sameCount: Int { languages.reduce(0) { $0 + $1.tally.same } }
  public var keptCount: Int { languages.reduce(0) { $0 + $1.tally.kept } }
  public var emptyCount: Int { languages.reduce(0) { $0 + $1.tally.empty } }
  public var leftCount: Int { languages.reduce(0) { $0 + $1.tally.left } }

  // MARK: What the specs refuse

  /// Leaves out what would make these errors.
  ///
  /// - Parameter errors: Of the specs as they would be, with their places in `files`.
  /// - Returns: Whether that changes anything.
  public mutating func leave(for errors: [Diagnostic]) -> Bool {
    var blamed: [TextChange.ID: Diagnostic] = [:]
    var certain: Set<TextChange.ID> = []
    for error in errors {
      guard let (change, isGuess) = places.blamed(for: error) else { continue }
      blamed[change.id] = blamed[change.id] ?? .wouldBe(error, change)
      if !isGuess { certain.insert(change.id) }
    }
    guard !blamed.isEmpty else { return false }
    leave(blamed, certain)
    make()
    return true
  }

  /// The import with one of the texts in it again, for each that `leave` has left out without being certain: an error of
  /// a whole part of a spec does not say which of its texts makes it.
  ///
  /// - Parameter limit: How many to try.
  public func retries(atMost limit: Int) -> [TranslationImport] {
    var retries: [TranslationImport] = []
    for app in apps.indices {
      for place in apps[app].changes.indices where apps[app].changes[place].isGuess && retries.count < limit {
        var retry = self
        retry.apps[app].changes[place].refusal = nil
        retry.apps[app].changes[place].isGuess = false
        retry.make()
        if retry.findings.count < findings.count { retries.append(retry) }
      }
    }
    return retries
  }

  /// How to report a warning or note that the specs have after the import: at the row that makes it.
  ///
  /// - Returns: Nil if it is not about one of the new texts.
  public func remark(of finding: Diagnostic) -> Diagnostic? { places.remark(of: finding) }

  private mutating func leave(_ blamed: [TextChange.ID: Diagnostic], _ certain: Set<TextChange.ID>) {
    for app in apps.indices {
      for place in apps[app].changes.indices where apps[app].changes[place].refusal == nil {
        let id = apps[app].changes[place].change.id
        apps[app].changes[place].refusal = blamed[id]
        apps[app].changes[place].isGuess = blamed[id] != nil && !certain.contains(id)
      }
    }
  }

  /// Works out the files, without what turns out to be impossible.
  private mutating func make() {
    files = []
    places = TranslatedPlaces()
    for place in apps.indices {
      while true {
        let wanted = apps[place].changes.filter { $0.refusal == nil }.map(\.change)
        if wanted.isEmpty { break }
        let made = TranslationEdits(wanted, of: apps[place].app).result()
        if made.refusals.isEmpty {
          files += made.files
          places.add(made.places)
          break
        }
        var blamed: [TextChange.ID: Diagnostic] = [:]
        for refusal in made.refusals {
          for change in refusal.changes { blamed[change.id] = blamed[change.id] ?? refusal.finding }
        }
        for index in apps[place].changes.indices where apps[place].changes[index].refusal == nil {
          apps[place].changes[index].refusal = blamed[apps[place].changes[index].change.id]
        }
      }
    }
    files.sort { $0.path < $1.path }
    count()
  }

  private mutating func count() {
    var found = compared
    statusCounts = [:]
    taken = []
    for change in apps.flatMap(\.changes) {
      if let refusal = change.refusal {
        found.append(refusal)
        continue
      }
      taken += change.change.taken
      if change.change.changesStatus, let status = change.change.status {
        statusCounts[status, default: 0] += change.change.count
      }
    }
    findings = found.report.sortedForReport()
    for place in languages.indices {
      let refused = apps.flatMap(\.changes).filter { $0.locale == languages[place].locale && $0.refusal != nil }
        .reduce(0) { $0 + $1.change.words.count }
      let moved = refused - languages[place].refused
      languages[place].refused = refused
      languages[place].tally.changed -= moved
      languages[place].tally.left += moved
    }
  }

  private mutating func count(_ tally: TranslationTally, for locale: LanguageTag) {
    if let place = languages.firstIndex(where: { $0.locale == locale }) {
      languages[place].tally += tally
    } else {
      languages.append(Language(locale: locale, tally: tally))
    }
  }

  private mutating func note(_ locale: LanguageTag, of row: TranslationRow, in app: AppItem) {
    let source = app.sourceLocale.value
    for (written, taken) in [(row.sourceLanguage, source), (row.targetLanguage, locale)]
    where !written.isEmpty && LanguageTag(written) != taken {
      let language = TakenLanguage(app: app.id, written: written, taken: taken)
      if !takenLanguages.contains(language) { takenLanguages.append(language) }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownApp(_ row: TranslationRow, isSelection: Bool, meant: String?) -> Self {
    let reason = isSelection ? "is not among the apps that '--app' names" : "is not an app of this workspace"
    let question = meant.map { ": did you mean '\($0)'?" } ?? ""
    return Self("translation/unknown-app", .error, "'\(row.app)' \(reason)\(question)", at: row.span)
  }
}
