import ArgumentParser
import NotificationConformance
import SpecDiagnostics
import TextWriting

/// `notispec coverage`: which requirements are proven, and by what.
struct CoverageCommand: WorkspaceVerb {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Compare requirements with cases, texts, generated files and lint rules. Fails while one is open.")

  @OptionGroup(title: "Workspace")
  var places: WorkspaceOptions

  @Flag(
    help: ArgumentHelp(
      "Also fail while a requirement is named only, without a reason in 'named_only': nothing would fail if it were not "
        + "met."))
  var strict = false

  @Option(help: "The format of the coverage.")
  var format = ReportFormat.text

  @OptionGroup(title: "Results")
  var report: ReportOptions

  func execute() throws(WorldError) -> ExitStatus {
    let loaded = try LoadedWorkspace(workspace, withScenarios: true, readsEveryApp: true)
    guard let requirements = loaded.requirements else {
      if let status = try report.refuse(loaded, as: format) { return status }
      throw .unreadable(
        Folder.path(workspace.conformance, "requirements.yaml"), "there is no such file, and coverage needs it")
    }
    let today = try Clock.today(workspace.today)
    let apps = workspace.apps.isEmpty ? nil : Set(workspace.apps)
    let shown = Coverage.shown(of: requirements, apps: apps, mentions: loaded.mentions)
    // Other cases are about nothing that is shown.
    let cases = loaded.cases.filter { scenario in shown.map { !$0.isDisjoint(with: scenario.covers) } ?? true }
    let runner = ScenarioRunner(specs: loaded.testedApps, tzdata: loaded.zones.version)
    var results = CaseRuns(runner: runner, threads: Threads.usual, seed: nil, keepsTraces: false).results(
      of: cases)
    // `conform` reports what is wrong with the entries themselves.
    _ = loaded.knownFailures.apply(to: &results, ids: nil, today: today)
    let coverage = Coverage(
      of: requirements, specs: loaded.soundSpecs, evidence: try loaded.evidence(in: workspace), results: results,
      apps: apps, today: today)
    var broken = loaded
    // What is open may be proven by what could not be read, wherever that is.
    let mayMatter = apps == nil || !coverage.open.isEmpty
    broken.keep { finding in
      guard finding.severity == .error else { return false }
      return mayMatter || loaded.app(of: finding.span.file).map { workspace.apps.contains($0) } ?? true
    }
    let mistakes = broken.findings
    broken.add(coverage.findings)
    let findings = FindingsReport(broken)
    var text: TerminalText { findings.text(colored: report.usesColor) + coverage.text(everything: report.verbose) }
    switch format {
    case .text: try report.deliver(Results(text), inWords: text)
    case .json: try report.deliver(.document(coverage.json(with: mistakes)), inWords: text)
    case .junit:
      try report.deliver(
        .junit(coverage.junit(with: RepositoryPaths().moved(mistakes), isStrict: strict)), inWords: text)
    case .github:
      let annotations = mistakes + coverage.annotations(isStrict: strict)
      try report.deliver(.github(annotations), inWords: text)
    case .markdown:
      // The page is about requirements; mistakes are for whoever generates it.
      if broken.hasErrors, report.output == nil { StandardOutput.note(findings.text(colored: false)) }
      try report.deliver(Results(coverage.markdown), inWords: text)
    }
    let isEnough = coverage.isComplete && (!strict || coverage.unexplained.isEmpty)
    return isEnough && !broken.hasErrors ? .success : .findings
  }
}

extension ReportFormat: ExpressibleByArgument {}

extension ReportOptions {
  /// For verbs whose results mean nothing while the specs have errors: delivers the findings instead.
  ///
  /// - Returns: Nil when there is no error.
  func refuse(_ workspace: LoadedWorkspace, as format: ReportFormat) throws(WorldError) -> ExitStatus? {
    guard workspace.hasErrors else { return nil }
    let findings = FindingsReport(workspace)
    switch format {
    case .text: try deliver(findings.text(colored: usesColor))
    case .json: try deliver(.document(findings.json))
    case .markdown: try deliver(findings.markdown)
    case .junit:
      try deliver(
        .junit(JUnitDocument("notispec", [JUnitDocument.suite(of: RepositoryPaths().moved(findings.findings))])))
    case .github: try deliver(findings.github())
    }
    return .findings
  }
}
