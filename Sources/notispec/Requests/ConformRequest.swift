import NotificationConformance
import SpecDiagnostics

/// `notispec conform`: the scenario tables, run against the reference scheduler over virtual time.
struct ConformRequest: Request {
  enum Format: String, CaseIterable {
    case text, json, junit
  }

  let workspace: WorkspaceChoice
  let filter: String?
  let format: Format
  let report: ReportChoice

  func execute() throws(WorldError) -> ExitStatus {
    var loaded = try LoadedWorkspace(workspace, withScenarios: true)
    let cases = selected(from: &loaded)
    report.detail("tzdata \(loaded.zones.version ?? "of unknown version") in \(loaded.zones.folder)")
    // Warnings are `check`'s to show, unless they decide here.
    loaded.keep { $0.severity == .error || report.failOn.includes($0.severity) }
    let findings = FindingsReport(loaded)
    // What could not be read might be the case that fails.
    if loaded.hasErrors {
      try report.deliver(refusal(findings))
      return .findings
    }
    let runner = ScenarioRunner(specs: loaded.specs)
    let results = cases.map(runner.run)
    try report.deliver(document(results, findings))
    if results.contains(where: { $0.verdict == .failed }) { return .findings }
    return report.status(for: loaded.findings)
  }

  private func selected(from loaded: inout LoadedWorkspace) -> [ScenarioCase] {
    guard let filter else {
      // Where nothing could be loaded, the reason has been said.
      if loaded.cases.isEmpty, !loaded.hasErrors { loaded.add(.noCase(in: workspace.conformance)) }
      return loaded.cases
    }
    let pattern = CaseFilter(filter)
    let cases = loaded.cases.filter { pattern.matches($0.id) }
    if cases.isEmpty, !loaded.hasErrors { loaded.add(.nothingMatches(filter, in: workspace.conformance)) }
    return cases
  }

  private func refusal(_ findings: FindingsReport) -> String {
    switch format {
    case .text:
      findings.text(colored: report.usesColor) + (report.quiet ? "" : "no case was run: \(findings.counts)\n")
    case .json: findings.json
    case .junit: findings.junit
    }
  }

  private func document(_ results: [CaseResult], _ findings: FindingsReport) -> String {
    switch format {
    case .text:
      findings.text(colored: report.usesColor) + (report.quiet ? failures(results) : TextReport.text(results))
    case .json: ConformanceJSON.document(results, findings.findings)
    case .junit: JUnitReport.xml(results)
    }
  }

  private func failures(_ results: [CaseResult]) -> String {
    results.filter { $0.verdict == .failed }.map { TextReport.failed($0) + "\n" }.joined()
  }
}

extension ConformRequest {
  init(_ arguments: inout QuickArguments) {
    workspace = WorkspaceChoice(&arguments)
    filter = arguments.text("filter")
    format = arguments.choice("format", standard: .text)
    report = ReportChoice(&arguments)
  }
}

extension Diagnostic {
  fileprivate static func noCase(in folder: String) -> Self {
    Self("conform/no-case", .error, "There is no scenario to run in here", at: SourceSpan(startOf: folder))
  }

  fileprivate static func nothingMatches(_ filter: String, in folder: String) -> Self {
    Self(
      "conform/filter-matches-nothing", .error, "No case has an id that matches '\(filter)'",
      at: SourceSpan(startOf: folder))
  }
}
