import ArgumentParser
import SpecDiagnostics
import SpecLanguage
import SpecPreview
import TextWriting

/// `notispec preview`: what people will see, in every language, and when and why, as one page.
struct PreviewCommand: WorkspaceVerb {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case html, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw every notification, screen and setting of the apps in every language, as one page.")

  @Option(
    help: ArgumentHelp(
      "Show what changed since a branch, tag or commit, or compared with a folder with specs.", valueName: "base"))
  var against: String?

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "'html' is one page that needs nothing else. 'markdown' has the first changes, for a comment.")
  var format = Format.html

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if against?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
    if format == .markdown, against == nil {
      throw ValidationError("'--format markdown' shows changes. Name what to compare with: '--against main'.")
    }
  }

  /// The specs of a folder that is compared with; nil for a commit.
  var inputs: [String] { [against.map { BaseSpecs.folder(in: $0, workspace) }].compactMap { $0 } }

  var closedFolders: [String] { [against].compactMap { $0 } }

  /// The name of a commit stays what it is.
  mutating func movePaths(_ moved: (String) -> String) {
    if let folder = against.map(moved), (try? FileStatus.isFolder(folder)) == true { against = folder }
  }

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    if loaded.isForOtherVersion {
      try report.deliver(FindingsReport(loaded).text(colored: report.usesColor))
      return .findings
    }
    var base: BaseSpecs?
    if let against { base = try BaseSpecs(against, workspace, today: loaded.knownApps) }
    let apps = PreviewedApps(loaded, base)
    let page = PreviewPage(
      apps.apps, base: base?.base.name, identity: "notispec \(ProductVersion.text)",
      findings: apps.others + (base?.base.errors ?? []), goneApps: apps.gone)
    switch format {
    case .html: try report.deliver(.document(page.text), inWords: words(loaded))
    case .markdown: try report.deliver(.document(page.markdown), inWords: words(loaded))
    }
    return report.status(for: loaded.findings)
  }

  private func words(_ loaded: LoadedWorkspace) -> TerminalText {
    let types = loaded.specs.reduce(0) { $0 + $1.notifications.count }
    let findings = loaded.findings.isEmpty ? "" : ", with \(FindingsReport(loaded).counts)"
    return "preview: \(Plural.of(types, "type")) of \(Plural.of(loaded.specs.count, "app"))\(findings)\n"
  }
}
