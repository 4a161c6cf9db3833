import ArgumentParser
import NotificationConformance
import SpecDiagnostics
import TextWriting

/// `notispec conform`: the scenario tables, run against the reference scheduler over virtual time.
struct ConformCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "conform", abstract: "Run the scenario tables against the reference scheduler.")

  @Argument(
    help: ArgumentHelp(
      "Stories to tell instead, files below 'conformance': what comes, when, and of the rest why it does not.",
      valueName: "story"))
  var stories: [String] = []

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Option(
    help: ArgumentHelp(
      "Run only cases whose id matches. '*' means any characters, including '/'; '?' means one. Can be repeated.",
      valueName: "glob"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run one part of several, such as '2/5'. The part that a case belongs to depends only on its id.",
      valueName: "i/n"))
  var shard: String?

  @Flag(help: "Run each case once, without the second run in another order.")
  var once = false

  @Option(help: ArgumentHelp("The seed of the second order.", valueName: "number"))
  var seed = 1

  @Option(
    help: ArgumentHelp("How many cases run at a time. Default: the number of processors.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Run the cases on another scheduler, which this command starts: 'python3 testee.py'. docs/testee.md says how to write "
        + "one.",
      valueName: "command"))
  var testee: String?

  @Option(
    help: ArgumentHelp("How many seconds the testee may take for an answer. Default: 10.", valueName: "seconds"))
  var answerWithin: Double?

  @OptionGroup
  var watch: WatchOptions

  @Option(help: "The format of the verdicts.")
  var format = ConformFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  var isWatching: Bool { watch.isOn }

  mutating func movePaths(_ moved: (String) -> String) { stories = stories.map(moved) }

  func validate() throws {
    if !stories.isEmpty, testee != nil || !filter.isEmpty || shard != nil || ![.text, .html].contains(format) {
      throw ValidationError(
        "A story is told in text or HTML, without '--filter', '--shard', '--testee' and other formats.")
    }
    if stories.contains("") { throw ValidationError("A story has no name.") }
    if let shard, Shard(shard) == nil {
      throw ValidationError("The value of '--shard' must be a part and the number of parts, such as '2/5'.")
    }
    if seed < 0 { throw ValidationError("The value of '--seed' must be 0 or more.") }
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("The value of '--jobs' must be from 1 to 64.")
    }
    if answerWithin != nil, testee == nil { throw ValidationError("'--answer-within' is for '--testee'.") }
    if let answerWithin, !(0.001...3_600).contains(answerWithin) {
      throw ValidationError("The value of '--answer-within' must be from 0.001 to 3600.")
    }
  }

  func execute() throws(WorldError) -> ExitStatus {
    if !stories.isEmpty { return try tell() }
    let selection = CaseSelection(filters: filter.map { CaseFilter($0) }, shard: shard.flatMap { Shard($0) })
    var loaded = try LoadedWorkspace(workspace, withScenarios: true, findsUnrun: true, filters: selection.filters)
    let cases = try selected(by: selection, from: &loaded)
    let unrun = loaded.unrun.filter { selection.includes($0) }
    report.detail("\(loaded.zones.source)")
    // `check` shows warnings, unless they decide here.
    loaded.keep { $0.severity == .error || report.failOn.includes($0.severity) }
    // Mistakes of one app do not keep the others from running.
    if loaded.hasErrors, cases.isEmpty {
      let findings = FindingsReport(loaded)
      try report.deliver(
        format.refusal(findings, unrun, identity(of: loaded), report), inWords: format.refusalText(findings, report))
      return .findings
    }
    let runs = CaseRuns(
      runner: ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version), threads: jobs ?? Threads.usual,
      seed: once ? nil : UInt64(seed), keepsTraces: format.showsPassingTraces(of: cases.count))
    var results =
      try testee.map { command throws(WorldError) in try self.results(of: cases, on: command, runs, loaded) }
      ?? runs.results(of: cases)
    // An app that was not asked for, or that has errors, has no cases here, and other suites may not have been read.
    let ids = loaded.hasAllCases && !loaded.hasErrors ? loaded.cases.map(\.id) : nil
    let about = loaded.knownFailures.apply(to: &results, ids: ids, today: try Clock.today(workspace.today))
    loaded.add(about)
    if testee == nil { runs.retrace(&results) }
    let document = ConformanceDocument(
      results: results, unrun: unrun, loaded: loaded, runner: runs.runner, seed: runs.seed, report: report,
      identity: { [loaded] in identity(of: loaded) })
    try report.deliver(document.results(format), inWords: document.text)
    // What could not be read might be the case that fails.
    if loaded.hasErrors || !about.isEmpty || results.contains(where: \.isFailed) { return .findings }
    return report.status(for: loaded.findings)
  }

  /// The stories, one after the other.
  private func tell() throws(WorldError) -> ExitStatus {
    let asked = try FileChoice(stories, in: workspace)
    var loaded = try LoadedWorkspace(workspace, withScenarios: true)
    let found = loaded.stories.filter { asked.includes($0.span.file) }
    loaded.keep { $0.severity == .error && (found.isEmpty || asked.includes($0.span.file)) }
    guard !loaded.hasErrors else { return try report.refuse(loaded, "nothing was told") }
    guard !found.isEmpty else {
      throw .usage("'\(stories[0])' is no story: a story begins with 'notispec_story: 1'")
    }
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    let results = found.map { runner.run($0) }
    let text: TerminalText = results.map { StoryReport.text($0) }.joined(separator: "\n")
    let apps = Set(found.map(\.app))
    let page = HTMLReport(
      runner: runner, identity: ReportIdentity(of: loaded.testedApps.filter { apps.contains($0.app.id) }, workspace),
      sourceLine: loaded.files.line)
    try report.deliver(format == .html ? .document(page.stories(results)) : Results(text), inWords: text)
    return results.contains(where: \.isFailed) ? .findings : .success
  }

  private func results(
    of cases: [ScenarioCase], on command: String, _ runs: CaseRuns, _ loaded: LoadedWorkspace
  ) throws(WorldError) -> [CaseResult] {
    var limits = TesteeLimits()
    if let answerWithin { limits.milliseconds = Int(answerWithin * 1_000) }
    let testee = TesteeRuns(
      command, limits, runner: runs.runner, specs: loaded.testedApps, tzdata: loaded.zones.version,
      threads: runs.threads, seed: runs.seed)
    try testee.verify()
    return testee.results(of: cases)
  }

  /// The apps of the cases, or all if there is none.
  private func identity(of loaded: LoadedWorkspace) -> ReportIdentity {
    let ids = Set(loaded.cases.map(\.app))
    return ReportIdentity(of: loaded.testedApps.filter { ids.isEmpty || ids.contains($0.app.id) }, workspace)
  }

  /// - Throws: Exit 64 for a filter that matches nothing.
  private func selected(
    by selection: CaseSelection, from loaded: inout LoadedWorkspace
  ) throws(WorldError) -> [ScenarioCase] {
    // What a pattern means may depend on what could not be loaded, and the reason has already been reported.
    if !loaded.hasErrors {
      if loaded.cases.isEmpty { loaded.add(.noCase(in: workspace.conformance)) }
      for wanted in loaded.cases.isEmpty ? [] : filter {
        let pattern = CaseFilter(wanted)
        if !loaded.cases.contains(where: { pattern.matches($0.id) }) {
          throw .nothingMatches(wanted, among: loaded.cases)
        }
      }
    }
    return loaded.cases.filter { selection.includes($0.id) }
  }
}

extension ConformFormat: ExpressibleByArgument {}

extension Diagnostic {
  fileprivate static func noCase(in folder: String) -> Self {
    Self("conform/no-case", .error, "There are no scenarios to run here", at: SourceSpan(startOf: folder))
  }
}

extension WorldError {
  fileprivate static func nothingMatches(_ filter: String, among cases: [ScenarioCase]) -> Self {
    let sentence: TerminalText = "--filter: no case has an id that matches '\(filter)'"
    if cases.contains(where: { $0.id.hasPrefix("\(filter)/") }) {
      return .usage("\(sentence): a pattern matches whole ids, so write '\(filter)/*'")
    }
    var names: Set<String> = []
    for scenario in cases {
      names.formUnion([scenario.id, scenario.suite, "\(scenario.suite)/*"])
    }
    let meant = Spelling.suggestion(for: filter, among: names)
    return .usage("\(sentence)\(meant.map { ": did you mean '\($0)'?" } ?? "")")
  }
}
