import ArgumentParser
import NotificationTerms
import SpecLanguage
import SpecTranslation
import TextWriting

/// `notispec strings status`: how far each app is translated into each of its languages.
struct StringsStatusCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say how many texts of each app are translated into each of its languages.")

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if an app has less than this translated into a language.", valueName: "percent"))
  var failUnder: Int?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if less than this is approved too, so that nothing ships that nobody has reviewed.",
      valueName: "percent"))
  var failUnderApproved: Int?

  @Option(name: .customLong("locale"), help: ArgumentHelp("Only this language. Can be repeated.", valueName: "tag"))
  var locales: [String] = []

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the table.")
  var format = Format.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    for (option, value) in [("--fail-under", failUnder), ("--fail-under-approved", failUnderApproved)] {
      guard let value, !(0...100).contains(value) else { continue }
      throw ValidationError("The value of '\(option)' must be from 0 to 100.")
    }
  }

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: false, isTranslating: true)
    if let status = try report.refuse(loaded, as: format == .json ? .json : .text) { return status }
    var wanted: Set<LanguageTag> = []
    for locale in locales { wanted.insert(try StringsExportCommand.language(locale, of: loaded.specs)) }
    let all = loaded.specs.flatMap { spec in
      spec.app.locales.map(\.value).filter { wanted.isEmpty || wanted.contains($0) }
        .map { TranslationProgress(of: spec, in: $0) }
    }
    switch format {
    case .text: try report.deliver(Self.table(all) + all.map(open).joined())
    case .json: try report.deliver(.document(Self.json(all)))
    }
    let short = all.filter { $0.translated * 100 < (failUnder ?? 0) * $0.texts }
    for progress in short {
      StandardOutput.note("\(progress.app) is translated into \(progress.locale) by \(progress.percent) %")
    }
    let unread = all.filter { $0.approved * 100 < (failUnderApproved ?? 0) * $0.texts }
    for progress in unread {
      StandardOutput.note("\(progress.app) is approved in \(progress.locale) by \(progress.approvedPercent) %")
    }
    return short.isEmpty && unread.isEmpty ? report.status(for: loaded.findings) : .findings
  }

  private static let mostOpen = 10

  /// The texts that are missing or stale, with their places, and with '--verbose' those that nobody has approved.
  private func open(_ progress: TranslationProgress) -> TerminalText {
    let proposed = progress.open.filter { $0.status == .proposed }
    return list(progress.open.filter { $0.status != .proposed }, "Not translated into \(progress.locale)", progress)
      // Somebody has translated them: they are for whoever approves.
      + (report.verbose ? list(proposed, "Proposed for \(progress.locale), not approved yet", progress) : "")
  }

  private func list(
    _ open: [TranslationProgress.Open], _ title: TerminalText, _ progress: TranslationProgress
  ) -> TerminalText {
    if open.isEmpty { return "" }
    let shown = report.verbose ? open[...] : open.prefix(Self.mostOpen)
    let lines: [TerminalText] = shown.map { text in
      "  \(text.span.file):\(text.span.start.line): \(text.id)\(text.status == .stale ? " (stale)" : "")\n"
    }
    let rest = open.count - shown.count
    let more: TerminalText = rest > 0 ? "  and \(rest) more, with --verbose\n" : ""
    return "\n\(title) [\(progress.app)]:\n" + lines.joined() + more
  }

  private static func table(_ all: [TranslationProgress]) -> TerminalText {
    let head = [
      "app", "language", "texts", "translated", "", "missing", "stale", "words to translate", "proposed",
      "same as source",
    ]
    let rows = all.map { progress in
      [
        progress.app, progress.locale.text + (progress.isSource ? " (source)" : ""), "\(progress.texts)",
        "\(progress.translated)", "\(progress.percent) %", "\(progress.missing)", "\(progress.stale)",
        "\(progress.openWords)", "\(progress.proposed)", "\(progress.sameAsSource)",
      ]
    }
    return .columns(([head] + rows).map { row in row.map { TerminalText($0) } }, leading: 2)
  }

  /// `{ "version": 1, "locales": [ { "app", "locale", "is_source", "texts", "translated", "percent", "missing", "stale",
  /// "words_to_translate", "proposed", "same_as_source", "open": [ { "id", "status", "file", "line" } ] } ] }`
  private static func json(_ all: [TranslationProgress]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.objects("locales", all) { json, progress in
        json.member("app", progress.app)
        json.member("locale", progress.locale.text)
        json.member("is_source", progress.isSource)
        json.member("texts", progress.texts)
        json.member("translated", progress.translated)
        json.member("percent", progress.percent)
        json.member("missing", progress.missing)
        json.member("stale", progress.stale)
        json.member("words_to_translate", progress.openWords)
        json.member("proposed", progress.proposed)
        json.member("same_as_source", progress.sameAsSource)
        json.objects("open", progress.open) { json, text in
          json.member("id", text.id)
          json.member("status", text.status.rawValue)
          json.member("file", text.span.file)
          json.member("line", Int(text.span.start.line))
        }
      }
    }
    return json.text + "\n"
  }
}
