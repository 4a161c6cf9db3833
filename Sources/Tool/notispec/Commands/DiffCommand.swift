import ArgumentParser
import SpecComparison
import SpecDiagnostics
import TextWriting

/// `notispec diff`: what changed in the specs compared with a commit or a folder, and what that means for whom.
struct DiffCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what changed in the specs compared with a commit or a folder, and for whom it breaks something.")

  @Argument(
    help: ArgumentHelp(
      "A branch, tag or commit, or a folder with specs. Default: where this branch split off from the default branch.",
      valueName: "base"))
  var base: String?

  @Flag(
    help: ArgumentHelp(
      "Exit with 1 if a change breaks something and 'breaks' in specs/notispec.yaml does not acknowledge it, or if "
        + "something could not be compared, unless that is only because a commit where a branch began has errors."
    ))
  var breaking = false

  @Option(
    name: .customLong("base-branch"),
    help: ArgumentHelp(
      "The branch that the base is a commit of: what reports call it. The base is then where a branch began, so an "
        + "agreement in 'breaks' may be about earlier changes.", valueName: "name"))
  var baseBranch: String?

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the changes.")
  var format = ReportFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if base?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
    if let baseBranch, base == nil || baseBranch.isEmpty {
      throw ValidationError("'--base-branch' is the name of a branch, beside the base that is a commit of it.")
    }
  }

  /// The specs of a folder that is compared with; nil for a commit.
  var inputs: [String] { [base.map { BaseSpecs.folder(in: $0, workspace) }].compactMap { $0 } }

  var closedFolders: [String] { [base].compactMap { $0 } }

  /// The name of a commit stays what it is.
  mutating func movePaths(_ moved: (String) -> String) {
    if let folder = base.map(moved), (try? FileStatus.isFolder(folder)) == true { base = folder }
  }

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: false, keepsSources: true)
    if loaded.isForOtherVersion, let status = try report.refuse(loaded, as: format) { return status }
    // What is sound is compared; `check` shows warnings.
    loaded.keep { $0.severity == .error }
    let old = try BaseSpecs(base, called: baseBranch, workspace, today: loaded.knownApps)
    var changes = ChangeReport(
      from: old.apps, to: loaded.comparedApps, unreadable: old.unreadable + loaded.unreadableApps(of: workspace.apps),
      errors: loaded.findings,
      breaks: loaded.settings.breaks.filter { workspace.apps.isEmpty || workspace.apps.contains($0.app) },
      isBaseNamed: base != nil && baseBranch == nil)
    try ProofFiles(beside: old, workspace).compare(into: &changes)
    let renderer = DiagnosticTextRenderer(isColored: report.usesColor)
    var text: TerminalText {
      let errors = renderer.render(changes.errors, sourceLine: loaded.files.line)
      let findings = renderer.render(changes.findings, sourceLine: loaded.files.line)
      let summary: TerminalText = report.quiet ? "" : changes.summary(against: old.base) + "\n"
      return errors + changes.text(against: old.base, isColored: report.usesColor) + findings + summary
    }
    let results: Results =
      switch format {
      case .text: Results(text)
      case .json: .document(changes.json(against: old.base))
      case .markdown: Results(changes.markdown(against: old.base))
      case .junit: .junit(changes.junit(against: old.base))
      case .github: .github(changes.annotations(against: old.base))
      }
    try report.deliver(results, inWords: text)
    if breaking, !changes.isFreeOfBreaks { return .findings }
    return report.status(for: changes.errors + changes.findings)
  }
}
