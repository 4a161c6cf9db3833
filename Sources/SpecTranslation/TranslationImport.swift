import NotificationTerms
public import SpecDiagnostics
public import SpecLanguage

/// What an import would change, worked out before anything is written.
///
/// Only the values of texts change, and the value of `status` if that is asked for; every other byte of the files
/// stays. A single finding means that nothing is written.
public struct TranslationImport: Sendable {
  public struct File: Sendable, Hashable {
    public var path: String
    public var contents: FixedText
  }

  public private(set) var findings: [Diagnostic] = []
  /// Those whose bytes change, in the order of their paths.
  public private(set) var files: [File] = []
  /// Texts, and forms of plural texts, that have changed or are new.
  public private(set) var changedCount = 0
  public private(set) var sameCount = 0
  /// Rows without a translation: they change nothing.
  public private(set) var emptyCount = 0
  /// Texts whose `status` has changed.
  public private(set) var statusCount = 0
  /// Languages that the document spells differently than the specs do.
  public private(set) var takenLanguages: [TakenLanguage] = []
  private var places = TranslatedPlaces()

  /// - Parameters:
  ///   - apps: All that the document may be about.
  ///   - isSelection: The workspace may have others, which were not asked for.
  ///   - status: The new status of the texts in the document; nil to leave it as it is.
  public init(
    _ document: TranslationDocument, into apps: [TranslatedApp], isSelection: Bool = false,
    status: CopyText.Status? = nil
  ) {
    var changes: [(app: TranslatedApp, locale: LanguageTag, changes: [TextChange])] = []
    var found = FindingCollector()
    var spelling = SpellingBudget()
    let known = apps.map(\.spec.app.id)
    for (id, ofApp) in document.rowsByApp {
      guard let app = apps.first(where: { $0.spec.app.id == id }) else {
        let meant = spelling.suggestion(for: id, among: known)
        found.append(.unknownApp(ofApp[0], isSelection: isSelection, meant: meant))
        continue
      }
      let locale = document.locale.lookedUp(among: app.spec.app.locales.map(\.value)) ?? document.locale
      note(locale, of: ofApp[0], in: app.spec.app)
      var comparison = TranslationComparison(ofApp, with: app.spec, in: locale)
      comparison.setStatus(status)
      found.append(contentsOf: comparison.findings.report)
      changedCount += comparison.changedCount
      sameCount += comparison.sameCount
      emptyCount += comparison.emptyCount
      changes.append((app, locale, comparison.changes))
    }
    findings = found.report
    guard findings.isEmpty else { return }
    for (app, locale, changes) in changes where !changes.isEmpty {
      var edits = TranslationEdits(of: app, in: locale)
      for change in changes { edits.make(change) }
      let result = edits.result(verifying: changes)
      findings += result.findings
      files += result.files
      places.add(result.places)
      statusCount += changes.count { $0.changesStatus }
    }
    findings = findings.sortedForReport()
    if findings.isEmpty { files.sort { $0.path < $1.path } } else { files = [] }
  }

  private mutating func note(_ locale: LanguageTag, of row: TranslationRow, in app: AppItem) {
    let source = app.sourceLocale.value
    for (written, taken) in [(row.sourceLanguage, source), (row.targetLanguage, locale)]
    where LanguageTag(written) != taken {
      takenLanguages.append(TakenLanguage(app: app.id, written: written, taken: taken))
    }
  }

  /// How to report an error that the specs would have after the import: at the row that makes it.
  ///
  /// - Parameter error: With its place in `files`.
  /// - Returns: Nil if it is in a file that stays as it is.
  public func refusal(of error: Diagnostic) -> Diagnostic? { places.refusal(of: error) }

  /// How to report a warning or note that the specs have after the import: at the row that makes it.
  ///
  /// - Returns: Nil if it is not about one of the new texts.
  public func remark(of finding: Diagnostic) -> Diagnostic? { places.remark(of: finding) }
}

extension Diagnostic {
  fileprivate static func unknownApp(_ row: TranslationRow, isSelection: Bool, meant: String?) -> Self {
    let reason = isSelection ? "is not among the apps that '--app' names" : "is not an app of this workspace"
    let question = meant.map { ": did you mean '\($0)'?" } ?? ""
    return Self("translation/unknown-app", .error, "'\(row.app)' \(reason)\(question)", at: row.span)
  }
}
