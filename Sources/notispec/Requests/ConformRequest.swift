import NotificationConformance
import SpecDiagnostics
import TextWriting

/// `notispec conform`: the scenario tables, run against the reference scheduler over virtual time.
struct ConformRequest: ReportingRequest {
  let workspace: WorkspaceChoice
  /// Patterns of case ids; any of them is enough.
  let filters: [String]
  let shard: Shard?
  /// Each case runs once, not a second time in another order.
  let isOnce: Bool
  /// Of the second order.
  let seed: Int
  /// Nil for as many threads as there are processors.
  let jobs: Int?
  let format: ConformFormat
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: true, filters: filters.map { CaseFilter($0) })
    let cases = try selected(from: &loaded)
    report.detail("tzdata \(loaded.zones.version ?? "of unknown version") in \(loaded.zones.folder)")
    // Warnings are `check`'s to show, unless they decide here.
    loaded.keep { $0.severity == .error || report.failOn.includes($0.severity) }
    // Mistakes of one app do not keep the others from running.
    if loaded.hasErrors, cases.isEmpty {
      try report.deliver(format.refusal(FindingsReport(loaded), report))
      return .findings
    }
    let runs = CaseRuns(
      runner: ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version), threads: jobs ?? Threads.usual,
      seed: isOnce ? nil : UInt64(seed), keepsTraces: format.showsPassingTraces(of: cases.count))
    var results = runs.results(of: cases)
    // An app that was not asked for, or that has errors, has no cases here, and other suites may not have been read.
    let ids = loaded.hasAllCases && !loaded.hasErrors ? loaded.cases.map(\.id) : nil
    let about = loaded.knownFailures.apply(to: &results, ids: ids, today: try Clock.today(workspace.today))
    loaded.add(about)
    runs.retrace(&results)
    let document = ConformanceDocument(
      results: results, loaded: loaded, runner: runs.runner, seed: runs.seed, report: report)
    try report.deliver(document.results(format))
    // What could not be read might be the case that fails.
    if loaded.hasErrors || !about.isEmpty || results.contains(where: \.isFailed) { return .findings }
    return report.status(for: loaded.findings)
  }

  /// - Throws: Exit 64 for a filter that matches nothing.
  private func selected(from loaded: inout LoadedWorkspace) throws(WorldError) -> [ScenarioCase] {
    // What a pattern means may be what could not be loaded, and the reason has been said.
    if !loaded.hasErrors {
      if loaded.cases.isEmpty { loaded.add(.noCase(in: workspace.conformance)) }
      for filter in loaded.cases.isEmpty ? [] : filters {
        let pattern = CaseFilter(filter)
        if !loaded.cases.contains(where: { pattern.matches($0.id) }) {
          throw .nothingMatches(filter, among: loaded.cases)
        }
      }
    }
    let selection = CaseSelection(filters: filters.map { CaseFilter($0) }, shard: shard)
    return loaded.cases.filter { selection.includes($0.id) }
  }
}

extension Diagnostic {
  fileprivate static func noCase(in folder: String) -> Self {
    Self("conform/no-case", .error, "There is no scenario to run in here", at: SourceSpan(startOf: folder))
  }
}

extension WorldError {
  fileprivate static func nothingMatches(_ filter: String, among cases: [ScenarioCase]) -> Self {
    let sentence: TerminalText = "--filter: no case has an id that matches '\(filter)'"
    if cases.contains(where: { $0.id.hasPrefix("\(filter)/") }) {
      return .usage("\(sentence): a pattern stands for whole ids, so write '\(filter)/*'")
    }
    var names: Set<String> = []
    for scenario in cases {
      names.formUnion([scenario.id, scenario.suite, "\(scenario.suite)/*"])
    }
    let meant = Spelling.suggestion(for: filter, among: names)
    return .usage("\(sentence)\(meant.map { ": did you mean '\($0)'?" } ?? "")")
  }
}
