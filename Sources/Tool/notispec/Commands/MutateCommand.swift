import ArgumentParser
import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecMutation
import TextWriting

/// `notispec mutate`: changes the specs one value at a time and lists the changes that nothing notices.
struct MutateCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Change the specs one value at a time, and list the changes that nothing notices.",
    discussion: """
      Each change is read and judged as 'check' and 'conform' would judge it. An app in which a case fails without any \
      change is named and not judged; the others are. Changes that need not be noticed are \
      listed in conformance/mutants.yaml, with a reason and a date.
      """)

  @Option(
    help: ArgumentHelp(
      "Only values that differ from those in this branch, tag, commit or folder.", valueName: "base"))
  var since: String?

  @Flag(help: "Leave the specs as they are, and let the core of the scheduler make its known mistakes instead.")
  var core = false

  @Option(
    help: ArgumentHelp(
      "Only this mistake of the core; may be given again. 'list' prints their names.", valueName: "name"))
  var fault: [String] = []

  @Flag(help: "With '--core': count all cases that notice a mistake, and name the requirements of which none does.")
  var everyCase = false

  @Option(help: ArgumentHelp("Exit with 1 if more changes than this are not noticed.", valueName: "n"))
  var maxSurviving = 0

  @Option(
    help: ArgumentHelp("How many changes are judged at a time. Default: the number of processors.", valueName: "n"))
  var jobs: Int?

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(help: "The format of the verdicts. 'json' is the mutation testing report schema.")
  var format = MutateFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func validate() throws {
    if since?.isEmpty == true { throw ValidationError("The base to compare with has no name.") }
    if maxSurviving < 0 { throw ValidationError("The value of '--max-surviving' must be 0 or more.") }
    if core, since != nil { throw ValidationError("'--since' is about specs, and '--core' changes none.") }
    if core, ![.text, .json].contains(format) {
      throw ValidationError("'--core' has the formats 'text' and 'json'.")
    }
    if !core, !fault.isEmpty || everyCase { throw ValidationError("'--fault' and '--every-case' go with '--core'.") }
    if let unknown = fault.first(where: { $0 != "list" && !CoreJudge.faults.contains($0) }) {
      throw ValidationError("There is no mistake '\(unknown)'. 'notispec mutate --core --fault list' prints them all.")
    }
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("The value of '--jobs' must be from 1 to 64.")
    }
  }

  var inputs: [String] { [since.map { BaseSpecs.folder(in: $0, workspace) }].compactMap { $0 } }

  var closedFolders: [String] { [since].compactMap { $0 } }

  /// The name of a commit stays what it is.
  mutating func movePaths(_ moved: (String) -> String) {
    if let folder = since.map(moved), (try? FileStatus.isFolder(folder)) == true { since = folder }
  }

  func execute() throws(WorldError) -> ExitStatus {
    if fault.contains("list") {
      let lines: [TerminalText] = CoreJudge.faults.map { "\($0)\n" }
      try report.deliver(Results(lines.joined()), inWords: "")
      return .success
    }
    var loaded = try LoadedWorkspace(workspace, withScenarios: true, keepsSources: true)
    loaded.keep { $0.severity == .error }
    if loaded.soundSpecs.isEmpty, !loaded.hasErrors {
      let apps = workspace.apps.joined(separator: "', '")
      throw .usage("--app: '\(apps)' is an app of scenarios only, and only specs are changed")
    }
    var base: BaseSpecs?
    if let since { base = try BaseSpecs(since, workspace, today: loaded.knownApps) }
    let run = try MutationRun(loaded, threads: jobs ?? Threads.usual, base: base)
    if core { return try judgeCore(loaded, run) }
    let today = try Clock.today(workspace.today)
    let baseline = run.baseline(today: today)
    loaded.add(baseline.findings)
    var mutants = try run.mutants(judgedBy: baseline)
    let whole = base == nil ? Set(baseline.specs.map(\.app.id)) : []
    let isAll = base == nil && workspace.apps.isEmpty && !loaded.hasErrors
    loaded.add(mutants.apply(loaded.mutantWaivers, apps: isAll ? nil : whole, today: today))
    let result = MutationReport(mutants, judged: baseline.specs.count, obstacles: baseline.obstacles)
    try report.deliver(results(result, loaded), inWords: text(result, loaded))
    return loaded.hasErrors || result.survivors.count > maxSurviving ? .findings : .success
  }

  private func judgeCore(_ loaded: LoadedWorkspace, _ run: MutationRun) throws(WorldError) -> ExitStatus {
    let cases = run.passing(loaded.cases)
    let judge = CoreJudge(
      loaded.testedApps.map { TestedApp($0) }, cases: cases, tzdata: loaded.zones.version, countsAll: everyCase)
    let names = fault.isEmpty ? CoreJudge.faults : fault
    let verdicts = Threads.map(names, threads: jobs ?? Threads.usual) { judge.judge($0) }.compactMap(\.self)
    try loaded.zones.verify()
    let result = CoreReport(verdicts, cases: cases, requirements: everyCase ? loaded.requirements ?? [] : [])
    let text =
      FindingsReport(loaded).text(colored: report.usesColor) + result.text + (report.quiet ? "" : result.summary)
    try report.deliver(format == .json ? .document(result.json) : Results(text), inWords: text)
    return loaded.hasErrors || result.survivors.count > maxSurviving ? .findings : .success
  }

  private func results(_ result: MutationReport, _ loaded: LoadedWorkspace) -> Results {
    switch format {
    case .text: return Results(text(result, loaded))
    case .json:
      return .document(
        result.json(
          version: ProductVersion.text,
          source: { String(decoding: loaded.files.bytes($0) ?? [], as: UTF8.self) }))
    case .junit: return .junit(result.junit(findings: RepositoryPaths().moved(FindingsReport(loaded).findings)))
    case .github: return FindingsReport(loaded).github(result.annotations)
    case .html:
      return .document(
        result.html(
          findings: FindingsReport(loaded).findings, identity: ReportIdentity(of: loaded.soundSpecs, workspace),
          sourceLine: loaded.files.line))
    }
  }

  private func text(_ result: MutationReport, _ loaded: LoadedWorkspace) -> TerminalText {
    let survivors = result.text(
      specs: loaded.soundSpecs, requirements: loaded.requirements?.map(\.id), isColored: report.usesColor,
      sourceLine: loaded.files.line)
    return FindingsReport(loaded).text(colored: report.usesColor) + survivors + (report.quiet ? "" : result.summary)
  }
}

/// The formats of verdicts on mutants.
enum MutateFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, html, junit
  /// Workflow commands of GitHub Actions.
  case github
}
