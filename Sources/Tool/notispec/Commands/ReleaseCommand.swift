import ArgumentParser
import SpecDiagnostics
import SpecRelease
import TextWriting

/// `notispec release`: go or no-go since a tag.
struct ReleaseCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Go or no-go since a tag: all checks at once, and which changes their failures come from.",
    discussion: """
      Each value that has changed since the base is put back alone, and where that is not enough, several are. A cause \
      is a smallest set of changes without which a failure passes; git says whose they are.
      """)

  @Argument(
    help: ArgumentHelp(
      """
      A tag, branch or commit, or a folder with specs. Default: the newest tag before this commit; without any, where \
      this branch split off from the default branch.
      """, valueName: "base"))
  var base: String?

  @Flag(help: "Leave out the small changes that 'mutate' makes to what has changed.")
  var noMutants = false

  @Flag(help: "Find out since which commit cases fail that no changed value explains, by running them at earlier ones.")
  var bisect = false

  @Option(
    help: ArgumentHelp("How many cases run at a time. Default: the number of processors.", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "'markdown' fits into a ticket; 'html' is one page that needs nothing else.")
  var format = ReleaseFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if base?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("The value of '--jobs' must be from 1 to 64.")
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
    var loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true, findsUnrun: true)
    if loaded.isForOtherVersion {
      try report.deliver(FindingsReport(loaded).text(colored: report.usesColor))
      return .findings
    }
    try loaded.loadTemplates()
    var run = try ReleaseRun(
      loaded, since: ReleaseBase(base, in: workspace), workspace, threads: jobs ?? Threads.usual,
      failsOnWarnings: report.failOn == .warning)
    try run.judge(withMutants: !noMutants)
    if bisect { run.bisect() }
    let result = run.report
    var text: TerminalText { result.text(isColored: report.usesColor, everything: report.verbose) }
    let results: Results =
      switch format {
      case .text: Results(text)
      case .json: .document(result.json)
      case .markdown: Results(result.markdown)
      case .html: .document(result.html)
      }
    try report.deliver(results, inWords: text)
    return result.isGo || report.failOn == .never ? .success : .findings
  }
}

/// The formats of the verdict.
enum ReleaseFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html
}
