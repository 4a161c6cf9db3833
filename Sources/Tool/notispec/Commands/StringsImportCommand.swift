import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings import`: puts translated texts into the specs, as far as they can be taken.
struct StringsImportCommand: ChangingVerb {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put translated texts into the specs. What cannot be taken is listed, and the rest goes in.")

  @Argument(help: ArgumentHelp("The XLIFF, PO or CSV files that came back, of any languages.", valueName: "file"))
  var files: [String]

  @Option(
    help: "Set the status of every text that the files translate. Default: what the files say of each text.")
  var status: CopyText.Status?

  @Flag(help: "Write nothing if there is anything that cannot be taken.")
  var allOrNothing = false

  @Flag(help: "Also replace translations that have changed in the specs since the files were exported.")
  var overwrite = false

  @OptionGroup
  var writing: ChangeOptions

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of findings.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if status == .missing { throw ValidationError("A text that the files translate is not 'missing'.") }
    if files.contains("") { throw ValidationError("Name the file to import.") }
  }

  var inputs: [String] { files }

  mutating func movePaths(_ moved: (String) -> String) { files = files.map(moved) }

  func execute() throws(WorldError) -> ExitStatus {
    var raw: [(file: String, bytes: [UInt8]?)] = []
    for file in files { raw.append((file, try InputFile.bytes(of: file, limit: TranslationDocument.largestFile))) }
    var loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    let known = loaded.findings
    // `check` shows warnings of what is there already.
    loaded.keep { $0.severity == .error }
    guard !loaded.hasErrors else { return try refuse(&loaded, []) }
    var documents: [TranslationDocument] = []
    var left: [Diagnostic] = []
    for (file, bytes) in raw {
      guard let bytes else {
        left.append(.translationTooLarge(file))
        continue
      }
      // Findings show its lines.
      let text = EncodedText.utf8(of: bytes)
      loaded.add(file, text)
      let (document, findings) = TranslationDocument.read(text, file: file)
      left += findings
      if let document { documents.append(document) }
    }
    guard !documents.isEmpty else { return try refuse(&loaded, left) }
    var changes = TranslationImport(
      documents, into: loaded.translatedApps, isSelection: !workspace.apps.isEmpty, status: status,
      overwrites: overwrite)
    let after = try leaveErrors(of: &changes)
    left += changes.findings
    if allOrNothing, !left.isEmpty { return try refuse(&loaded, left) }
    if !dryRun { try loaded.write(changes.files, into: workspace) }
    let old = Set(known.map(\.message))
    loaded.add(left)
    loaded.add(after.filter { $0.severity != .error && !old.contains($0.message) }.compactMap(changes.remark))
    let found = FindingsReport(loaded)
    let summary: TerminalText = report.quiet ? "" : self.summary(of: changes)
    try report.deliver(
      format == .text
        ? Results(found.text(colored: report.usesColor) + (report.quiet ? "" : list(changes.taken)) + summary)
        : format == .json
          ? .document(found.json { Self.write(changes.taken, to: &$0) }) : found.document(format, of: "strings import"))
    if format != .text, !report.quiet { StandardOutput.note(summary.withoutLineEnd) }
    return left.isEmpty ? report.status(for: loaded.findings) : .findings
  }

  /// How many texts are tried one by one, each with a check of the specs.
  private static let mostRetries = 10

  /// Leaves out what `check` would call an error afterwards.
  ///
  /// - Returns: What `check` will say about the rest.
  private func leaveErrors(of changes: inout TranslationImport) throws(WorldError) -> [Diagnostic] {
    var after = try checked(after: changes)
    var hasLeft = false
    while changes.leave(for: after.filter({ $0.severity == .error })) {
      hasLeft = true
      after = try checked(after: changes)
    }
    guard hasLeft, !allOrNothing else { return after }
    for _ in 0..<Self.mostRetries {
      var better: TranslationImport?
      for retry in changes.retries(atMost: Self.mostRetries) where better == nil {
        let found = try checked(after: retry)
        if !found.contains(where: { $0.severity == .error }) { (better, after) = (retry, found) }
      }
      guard let better else { break }
      changes = better
    }
    return after
  }

  /// What `check` will say about the specs after the import; they have no errors now.
  private func checked(after changes: TranslationImport) throws(WorldError) -> [Diagnostic] {
    if changes.files.isEmpty { return [] }
    var replacements: [PathKey: [UInt8]] = [:]
    for file in changes.files { replacements[PathKey(file.path)] = file.contents.bytes }
    let after = try LoadedWorkspace(
      workspace, withScenarios: false, isTranslating: true, replacing: replacements)
    // A translation is not to blame for a waiver that no longer silences anything.
    return after.findings
  }

  private func refuse(_ loaded: inout LoadedWorkspace, _ findings: [Diagnostic]) throws(WorldError) -> ExitStatus {
    loaded.add(findings)
    let found = FindingsReport(loaded)
    if case .text = format {
      let last: TerminalText = report.quiet ? "" : "nothing was written: \(found.counts)\n"
      try report.deliver(found.text(colored: report.usesColor) + last)
    } else {
      try report.deliver(found.document(format, of: "strings import"))
    }
    return .findings
  }

  /// How many changed texts are listed without '--verbose'.
  private static let mostListed = 50

  /// What each text said and what it says now.
  private func list(_ taken: [TakenTranslation]) -> TerminalText {
    let shown = report.verbose ? taken[...] : taken.prefix(Self.mostListed)
    let lines = shown.map { text -> TerminalText in
      var lines: TerminalText = "\(text.locale) \(text.id) [\(text.app)]\n"
      if let new = text.new { lines += "  old: \(text.old ?? "(not translated)")\n  new: \(new)\n" }
      if text.new == nil { lines += "  status: \(text.oldStatus?.rawValue ?? "none") -> \(text.status.rawValue)\n" }
      return lines
    }
    let rest = taken.count - shown.count
    return lines.joined() + (rest > 0 ? "and \(rest) more, with --verbose\n" : "")
  }

  /// `"changes": [ { "app", "locale", "id", "old"?, "new"?, "old_status"?, "status" } ]`: `old` is missing where nothing was
  /// translated, `new` where only the status changes.
  private static func write(_ taken: [TakenTranslation], to json: inout JSONWriter) {
    json.objects("changes", taken) { json, text in
      json.member("app", text.app)
      json.member("locale", text.locale.text)
      json.member("id", text.id)
      if let old = text.old { json.member("old", old) }
      if let new = text.new { json.member("new", new) }
      if let status = text.oldStatus { json.member("old_status", status.rawValue) }
      json.member("status", text.status.rawValue)
    }
  }

  /// How many texts that are kept are named without '--verbose'.
  private static let mostKept = 10

  private func names(of kept: [String]) -> String {
    let shown = report.verbose ? kept[...] : kept.prefix(Self.mostKept)
    let rest = kept.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// "ru: 58 texts changed, 0 the same, 0 empty, 2 left as they are", what becomes of statuses and files, and what was
  /// spelled differently in the document.
  private func summary(of changes: TranslationImport) -> TerminalText {
    let languages = changes.languages.map { language -> TerminalText in
      let tally = language.tally
      return
        "\(language.locale): \(Plural.of(tally.changed, "text")) changed, \(tally.same) the same, \(tally.empty) empty"
        + (tally.kept == 0 ? "" : ", \(tally.kept) newer in the specs and kept (\(names(of: language.kept)))")
        + (tally.left == 0 ? "" : ", \(tally.left) left as \(tally.left == 1 ? "it is" : "they are")")
    }
    var text = languages.joined(separator: "\n")
    for status in CopyText.Status.allCases {
      if let count = changes.statusCounts[status] { text += "; \(Plural.of(count, "text")) now \(status.rawValue)" }
    }
    let files = Plural.of(changes.files.count, "file")
    text += changes.files.isEmpty ? "; wrote nothing\n" : dryRun ? "; would write \(files)\n" : "; wrote \(files)\n"
    text += changes.files.map { "  \($0.path)\n" }.joined()
    return text
      + changes.takenLanguages.map { language in
        "  read '\(language.written)' in the file as '\(language.taken)' of '\(language.app)'\n"
      }.joined()
  }
}
