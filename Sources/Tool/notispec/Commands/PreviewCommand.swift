public import ArgumentParser
public import NotificationDrawing
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import SpecPreview
import TextWriting

/// `notispec preview`: what people will see, in every language, and when and why, as one page.
struct PreviewCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, markdown, svg
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw every notification, screen and setting of the apps in every language, as one page.")

  @Option(
    help: ArgumentHelp(
      "Show what changed since a branch, tag or commit, or compared with a folder with specs.", valueName: "base"))
  var against: String?

  @Flag(
    help:
      "Serve it on this computer, renewed with every save, and with Play: press what a person does and see what comes.")
  var live = false

  @Option(help: ArgumentHelp("With '--live': the port. Default: one that is free.", valueName: "number"))
  var port: Int?

  @Flag(help: "With '--live': write nothing.")
  var readOnly = false

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(
    help:
      "'html' is one page that needs nothing else. 'markdown' has the first changes, for a comment. 'svg' is one lock screen."
  )
  var format = Format.html

  @Option(
    help: ArgumentHelp(
      "With '--format svg': the type to draw, such as 'paywall' or 'cleaner/paywall'.", valueName: "id"))
  var type: String?

  @Option(
    help: ArgumentHelp(
      "With '--format svg': the language. Default: the one that the app is written in.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp("With '--format svg': how the notification is seen. Default: lock.", valueName: "surface"))
  var surface: PhoneSize.Surface?

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if against?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
    if format == .markdown, against == nil {
      throw ValidationError("'--format markdown' shows changes. Name what to compare with: '--against main'.")
    }
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("The value of '--port' must be from 1 to 65535.")
    }
    if !live, port != nil || readOnly { throw ValidationError("'--port' and '--read-only' are for '--live'.") }
    if live, format != .html || against != nil || report.output != nil {
      throw ValidationError("'--live' serves the page, without '--format', '--against' and '--output'.")
    }
    if format == .svg, type == nil {
      throw ValidationError("'--format svg' draws one notification. Name its type: '--type cleaner/paywall'.")
    }
    if format != .svg, type != nil || locale != nil || surface != nil {
      throw ValidationError("'--type', '--locale' and '--surface' are for '--format svg'. A page has everything.")
    }
    if format == .svg, against != nil { throw ValidationError("A picture is compared with nothing.") }
  }

  /// The specs of a folder that is compared with; nil for a commit.
  var inputs: [String] { [against.map { BaseSpecs.folder(in: $0, workspace) }].compactMap { $0 } }

  var closedFolders: [String] { [against].compactMap { $0 } }

  /// The name of a commit stays what it is.
  mutating func movePaths(_ moved: (String) -> String) {
    if let folder = against.map(moved), (try? FileStatus.isFolder(folder)) == true { against = folder }
  }

  var changesSpecs: Bool { live && !readOnly }

  func execute() throws(WorldError) -> ExitStatus {
    if live {
      try LiveServer(choice: workspace, isReadOnly: readOnly, port: port ?? 0).run { StandardOutput.note($0) }
      return .success
    }
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    if loaded.isForOtherVersion {
      try report.deliver(FindingsReport(loaded).text(colored: report.usesColor))
      return .findings
    }
    if format == .svg {
      guard !loaded.hasErrors else { return try report.refuse(loaded, "nothing was drawn") }
      try report.deliver(.document(try picture(loaded)), inWords: "")
      return .success
    }
    var base: BaseSpecs?
    if let against { base = try BaseSpecs(against, workspace, today: loaded.knownApps) }
    let apps = PreviewedApps(loaded, base)
    let page = PreviewPage(
      apps.apps, base: base?.base.name, identity: "notispec \(ProductVersion.text)",
      findings: apps.others + (base?.base.errors ?? []), goneApps: apps.gone)
    switch format {
    case .html: try report.deliver(.document(page.text), inWords: words(loaded))
    case .markdown, .svg: try report.deliver(.document(page.markdown), inWords: words(loaded))
    }
    return report.status(for: loaded.findings)
  }

  /// The lock screen with the first wording of the type.
  private func picture(_ loaded: LoadedWorkspace) throws(WorldError) -> String {
    let wanted = type ?? ""
    let found = loaded.specs.flatMap { spec in
      spec.notifications.filter { wanted == $0.id || wanted == "\(spec.app.id)/\($0.id)" }
        .map { TypeCards($0, in: spec) }
    }
    guard let cards = found.first else { throw .usage("--type: there is no type '\(wanted)'") }
    guard found.count == 1 else {
      let names = found.map { "\($0.spec.app.id)/\($0.type.id)" }.joined(separator: ", ")
      throw .usage("--type: '\(wanted)' can be several types; name one of \(names)")
    }
    let locales = cards.spec.app.locales.map(\.value)
    guard let language = locale.map({ LanguageTag($0) }) ?? cards.spec.app.sourceLocale.value,
      locales.contains(language)
    else {
      throw .usage("--locale: '\(cards.spec.app.id)' has \(locales.map(\.text).joined(separator: ", ")) only")
    }
    guard cards.isSeen, let card = cards.wordings.first.flatMap({ cards.card($0, in: language) }) else {
      throw .usage("--type: '\(wanted)' shows nothing in '\(language)'")
    }
    return LockScreenPicture(card, as: surface ?? .lock).text
  }

  private func words(_ loaded: LoadedWorkspace) -> TerminalText {
    let types = loaded.specs.reduce(0) { $0 + $1.notifications.count }
    let findings = loaded.findings.isEmpty ? "" : ", with \(FindingsReport(loaded).counts)"
    return "preview: \(Plural.of(types, "type")) of \(Plural.of(loaded.specs.count, "app"))\(findings)\n"
  }
}

extension PhoneSize.Surface: ExpressibleByArgument {}
