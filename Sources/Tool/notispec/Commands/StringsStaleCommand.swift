import ArgumentParser
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings stale`: marks the translations whose source has changed since a base.
struct StringsStaleCommand: ChangingVerb {
  static let configuration = CommandConfiguration(
    commandName: "stale",
    abstract: "Mark translations as stale whose source has changed, unless somebody has touched or marked them since.",
    discussion: "Texts that are not translated yet get the words that the source has today.")

  @Option(
    help: ArgumentHelp(
      """
      A branch, tag or commit, or a folder with specs; a tag of a release catches what was forgotten since. Default: \
      where this branch split off from the default branch; on that, for each translation, the commit that last touched it.
      """, valueName: "base"))
  var since: String?

  @Option(name: .customLong("locale"), help: ArgumentHelp("Only this language. Can be repeated.", valueName: "tag"))
  var locales: [String] = []

  @OptionGroup
  var writing: ChangeOptions

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of findings.")
  var format = FindingsFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if since?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
  }

  /// The specs of a folder that is compared with; nil for a commit.
  var inputs: [String] { [since.map { BaseSpecs.folder(in: $0, workspace) }].compactMap { $0 } }

  var closedFolders: [String] { [since].compactMap { $0 } }

  /// The name of a commit stays what it is.
  mutating func movePaths(_ moved: (String) -> String) {
    if let folder = since.map(moved), (try? FileStatus.isFolder(folder)) == true { since = folder }
  }

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    loaded.keep { $0.severity == .error }
    if let status = try report.refuse(loaded, as: format == .json ? .json : .text) { return status }
    var wanted: Set<LanguageTag> = []
    for locale in locales { wanted.insert(try StringsExportCommand.language(locale, of: loaded.specs)) }
    let base = try BaseSpecs(since, workspace, today: loaded.knownApps, isTranslating: true)
    // Where this branch is the default one, nothing has changed since it split off.
    var touched: TouchedTranslations?
    if since == nil, try GitBase("HEAD", in: workspace.specs).commit == base.base.commit {
      touched = try TouchedTranslations(loaded.specs, workspace)
    }
    var lines: [TerminalText] = []
    var renewed: [TerminalText] = []
    var files: [TranslationImport.File] = []
    var left: [Diagnostic] = []
    for app in loaded.translatedApps {
      let outrun = outrun(of: app.spec, base, touched).filter { wanted.isEmpty || wanted.contains($0.locale) }
      let locales = app.spec.app.locales.map(\.value).filter { wanted.isEmpty || wanted.contains($0) }
      let marks = TranslationImport(marking: outrun, renewing: locales, in: app)
      files += marks.files
      left += marks.findings
      for translation in outrun {
        let now = translation.text.text[app.spec.app.sourceLocale.value]?.summary ?? ""
        lines.append(
          "\(translation.locale) \(translation.text.key) [\(app.spec.app.id)]\n  old: \(translation.source.summary)\n  new: \(now)\n"
        )
      }
      for text in marks.taken where text.status == .missing {
        renewed.append("\(text.locale) \(text.id) [\(text.app)], not translated\n  now: \(text.new ?? "")\n")
      }
    }
    if !dryRun { try loaded.write(files, into: workspace) }
    loaded.add(left)
    let found = FindingsReport(loaded)
    let count = Plural.of(lines.count - left.count, "translation")
    let since =
      touched.map { "since its words were last touched \($0.words)" as TerminalText } ?? "since \(base.base.title)"
    var rest: TerminalText =
      lines.isEmpty
      ? "no translation is left behind \(since)\n" : "\(dryRun ? "would mark" : "marked") \(count) as stale \(since)\n"
    if !renewed.isEmpty {
      rest +=
        "\(dryRun ? "would give" : "gave") \(Plural.of(renewed.count, "text")) without a translation the words of the source\n"
    }
    let summary: TerminalText = report.quiet ? "" : lines.joined() + renewed.joined() + rest
    try report.deliver(
      format == .text
        ? Results(found.text(colored: report.usesColor) + summary) : found.document(format, of: "strings stale"))
    if format != .text, !report.quiet { StandardOutput.note(summary.withoutLineEnd) }
    return report.status(for: loaded.findings)
  }

  private func outrun(of spec: Spec, _ base: BaseSpecs, _ touched: TouchedTranslations?) -> [OutrunTranslation] {
    if let touched { return touched.outrun[spec.app.id] ?? [] }
    return base.spec(of: spec).map { spec.outrunTranslations(since: $0) } ?? []
  }
}
