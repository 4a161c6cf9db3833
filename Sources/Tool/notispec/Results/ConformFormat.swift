import NotificationConformance
import SpecDiagnostics
import TextWriting

/// The formats of verdicts.
enum ConformFormat: String, CaseIterable {
  case text, json
  /// JSON Lines: one case per line.
  case jsonl
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// One HTML page.
  case html
  /// For a ticket or a comment.
  case markdown
  /// Workflow commands of GitHub Actions.
  case github

  /// What is written if no case could be run.
  func refusal(
    _ findings: FindingsReport, _ unrun: [UnrunCase], _ identity: @autoclosure () -> ReportIdentity,
    _ report: ReportOptions
  ) -> Results {
    switch self {
    case .text: Results(refusalText(findings, report))
    case .json: .document(findings.json)
    case .jsonl: findings.document(.jsonl, of: "conform")
    case .junit:
      .document(
        JUnitReport.xml(
          [], unrun: RepositoryPaths().moved(unrun), findings: RepositoryPaths().moved(findings.findings)))
    case .tap: Results(TAPReport.bailOut(findings.findings))
    case .html:
      .document(
        HTMLReport(
          runner: ScenarioRunner(specs: []), findings: findings.findings, unrun: unrun, identity: identity()
        ).page([]))
    case .markdown:
      Results(MarkdownReportOfCases(findings: findings.findings, unrun: unrun, identity: identity()).text([]))
    case .github: findings.document(.github, of: "conform")
    }
  }

  func refusalText(_ findings: FindingsReport, _ report: ReportOptions) -> TerminalText {
    findings.text(colored: report.usesColor) + (report.quiet ? "" : "no case was run: \(findings.counts)\n")
  }

  /// Whether it shows the traces of cases that passed.
  func showsPassingTraces(of count: Int) -> Bool { self == .html && count <= HTMLReport.drawnCases }
}

/// The results of a run on their way to a reader.
struct ConformanceDocument {
  let results: [CaseResult]
  /// The cases that errors kept out of the run.
  let unrun: [UnrunCase]
  let loaded: LoadedWorkspace
  let runner: ScenarioRunner
  let seed: UInt64?
  let report: ReportOptions
  let identity: () -> ReportIdentity

  func results(_ format: ConformFormat) -> Results {
    let findings = FindingsReport(loaded)
    switch format {
    case .text: return Results(text)
    case .json:
      return .document(ConformanceJSON.document(results, findings.findings, unrun, unread: loaded.unread, seed: seed))
    case .jsonl:
      return .document(ConformanceJSON.lines(results, findings.findings, unrun, unread: loaded.unread, seed: seed))
    case .junit:
      let paths = RepositoryPaths()
      return .document(
        JUnitReport.xml(paths.moved(results), unrun: paths.moved(unrun), findings: paths.moved(findings.findings)))
    case .tap: return Results(TAPReport.text(results, unrun: unrun, findings: findings.findings))
    case .markdown:
      return Results(
        MarkdownReportOfCases(
          findings: findings.findings, note: orders, unread: loaded.unread, unrun: unrun, identity: identity()
        ).text(results))
    case .html:
      let report = HTMLReport(
        runner: runner, requirements: loaded.requirements ?? [], findings: findings.findings, note: orders,
        unread: loaded.unread, unrun: unrun, identity: identity(), sourceLine: loaded.files.line)
      return .document(report.page(results))
    case .github:
      return .github(findings.findings + results.flatMap(\.asFindings))
    }
  }

  var text: TerminalText {
    FindingsReport(loaded).text(colored: report.usesColor) + (report.quiet ? failures : summary)
  }

  private var summary: TerminalText {
    TextReport.text(results, unread: loaded.unread) + (orders.isEmpty ? "" : "\(orders)\n") + left
  }

  /// What was not run.
  private var left: TerminalText {
    let places = loaded.notRun
    guard !places.isEmpty else { return "" }
    let rest = places.count > 10 ? " and \(places.count - 10) more" : ""
    return "not run, because of errors: \(places.prefix(10).joined(separator: ", "))\(rest)\n"
  }

  private var orders: String {
    seed.map { "each case ran twice, the second time in another order (seed \($0))" } ?? ""
  }

  private var failures: TerminalText { TextReport.failures(of: results) }
}
