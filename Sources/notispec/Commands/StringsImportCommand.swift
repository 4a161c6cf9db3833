import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings import`: puts translated texts into the specs, all of them or none.
struct StringsImportCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put translated texts into the specs. If there is an error, nothing is written.")

  @Argument(help: ArgumentHelp("The XLIFF or CSV file that came back.", valueName: "file"))
  var file: String

  @Option(help: "Set the status of every text that the file translates. Default: no status changes.")
  var status: CopyText.Status?

  @Flag(help: "Write nothing. Say what would change, and what is wrong with it.")
  var dryRun = false

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of findings.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("Name the file to import.") }
  }

  var inputs: [String] { [file] }

  var changesSpecs: Bool { !dryRun }

  mutating func movePaths(_ moved: (String) -> String) { file = moved(file) }

  func execute() throws(WorldError) -> ExitStatus {
    let raw = try InputFile.bytes(of: file, limit: TranslationDocument.largestFile)
    var loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    let known = loaded.findings
    // `check` shows warnings of what is there already.
    loaded.keep { $0.severity == .error }
    guard let raw else { return try refuse(&loaded, [.translationTooLarge(file)]) }
    // Findings show its lines.
    let bytes = EncodedText.utf8(of: raw)
    loaded.add(file, bytes)
    guard !loaded.hasErrors else { return try refuse(&loaded, []) }
    let (document, findings) = TranslationDocument.read(bytes, file: file)
    guard let document else { return try refuse(&loaded, findings) }
    let changes = TranslationImport(
      document, into: apps(of: loaded), isSelection: !workspace.apps.isEmpty, status: status)
    guard changes.findings.isEmpty else { return try refuse(&loaded, changes.findings) }
    let after = try checked(after: changes)
    let errors = after.filter { $0.severity == .error }.compactMap(changes.refusal)
    guard errors.isEmpty else { return try refuse(&loaded, errors) }
    if !dryRun { try write(changes, loaded) }
    let old = Set(known.map(\.message))
    loaded.add(after.filter { $0.severity != .error && !old.contains($0.message) }.compactMap(changes.remark))
    let found = FindingsReport(loaded)
    let summary: TerminalText = report.quiet ? "" : self.summary(of: changes, document)
    try report.deliver(
      format == .text
        ? Results(found.text(colored: report.usesColor) + summary) : found.document(format, of: "strings import"))
    if format != .text, !report.quiet { StandardOutput.note(summary.withoutLineEnd) }
    return report.status(for: loaded.findings)
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

  private func apps(of loaded: LoadedWorkspace) -> [TranslatedApp] {
    loaded.specs.map { spec in
      let sources = spec.files.compactMap { path in
        loaded.files.bytes(path).map { SpecSource(path: path, bytes: $0) }
      }
      return TranslatedApp(spec: spec, sources: sources)
    }
  }

  /// All files are ready to be written before the first one is.
  private func write(_ changes: TranslationImport, _ loaded: LoadedWorkspace) throws(WorldError) {
    let root = (try? RealPath.of(workspace.specs)).map(PathKey.init)
    var edits: [FileEdit] = []
    for file in changes.files {
      guard let old = loaded.files.bytes(file.path) else { continue }
      // A symbolic link may lead to somebody else's file.
      guard let root, let place = try? RealPath.of(file.path), PathKey(place).isIn(root) else {
        throw .uncreatable(file.path, "it leads out of the workspace")
      }
      edits.append(try FileEdit(of: file.path, from: old, to: file.contents))
    }
    try FileEdit.write(edits, journaledIn: workspace.specs)
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

  /// "ru: 3 texts changed, 40 the same, 2 empty; wrote 1 file", and what was spelled differently in the file.
  private func summary(of changes: TranslationImport, _ document: TranslationDocument) -> TerminalText {
    var text: TerminalText =
      "\(document.locale): \(Plural.of(changes.changedCount, "text")) changed, \(changes.sameCount) the same, "
      + "\(changes.emptyCount) empty"
    if let status { text += "; \(Plural.of(changes.statusCount, "text")) marked as \(status.rawValue)" }
    let files = Plural.of(changes.files.count, "file")
    text += changes.files.isEmpty ? "; wrote nothing\n" : dryRun ? "; would write \(files)\n" : "; wrote \(files)\n"
    text += changes.files.map { "  \($0.path)\n" }.joined()
    return text
      + changes.takenLanguages.map { language in
        "  read '\(language.written)' in the file as '\(language.taken)' of '\(language.app)'\n"
      }.joined()
  }
}
