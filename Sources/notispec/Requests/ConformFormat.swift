import NotificationConformance
import SpecDiagnostics

/// How verdicts are written.
enum ConformFormat: String, CaseIterable {
  case text, json
  /// JSON Lines: one case a line.
  case jsonl
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// One page to look at.
  case html
  /// Workflow commands of GitHub Actions.
  case github

  /// What is written when no case could be run.
  func refusal(_ findings: FindingsReport, _ report: ReportChoice) -> String {
    switch self {
    case .text:
      findings.text(colored: report.usesColor) + (report.quiet ? "" : "no case was run: \(findings.counts)\n")
    case .json: findings.json
    case .jsonl: findings.document(.jsonl, of: "conform")
    case .junit: JUnitReport.xml([], findings: findings.findings)
    case .tap: TAPReport.bailOut(findings.findings)
    case .html: findings.text(colored: false)
    case .github: findings.document(.github, of: "conform")
    }
  }

  /// Whether the traces of cases that passed are looked at.
  func showsPassingTraces(of count: Int) -> Bool {
    self == .html && count <= HTMLReport.drawnCases
  }
}

/// The results of a run on their way to a reader.
struct ConformanceDocument {
  let results: [CaseResult]
  let loaded: LoadedWorkspace
  let runner: ScenarioRunner
  let seed: UInt64?
  let report: ReportChoice

  func text(_ format: ConformFormat) -> String {
    let findings = FindingsReport(loaded)
    switch format {
    case .text: return findings.text(colored: report.usesColor) + (report.quiet ? failures : summary)
    case .json: return ConformanceJSON.document(results, findings.findings, seed: seed)
    case .jsonl: return ConformanceJSON.lines(results, findings.findings, seed: seed)
    case .junit: return JUnitReport.xml(results, findings: findings.findings)
    case .tap: return TAPReport.text(results, findings: findings.findings)
    case .html:
      return HTMLReport(
        runner: runner, requirements: loaded.requirements ?? [], findings: findings.findings, note: orders,
        sourceLine: loaded.files.line
      ).page(results)
    case .github: return GitHubAnnotationRenderer().render(findings.findings + results.flatMap(\.asFindings))
    }
  }

  private var summary: String {
    TextReport.text(results) + (orders.isEmpty ? "" : "\(orders)\n") + left
  }

  /// What was not run.
  private var left: String {
    guard !loaded.brokenApps.isEmpty else { return "" }
    return "not run, because of errors: \(loaded.brokenApps.joined(separator: ", "))\n"
  }

  private var orders: String {
    seed.map { "each case ran twice, the second time in another order (seed \($0))" } ?? ""
  }

  private var failures: String {
    TextReport.failures(of: results)
  }
}
