/// Verdicts for a terminal: the failed cases with what happened in them, then counts by suite.
public enum TextReport {
  public static func text(_ results: [CaseResult]) -> String {
    var out = ""
    for result in results where result.isFailed { out += failed(result) + "\n" }
    let known = results.filter { $0.verdict == .knownFailing }
    for result in known { out += "known   \(result.scenario.id): \(result.known?.justification ?? "")\n" }
    let unjudged = results.filter { $0.verdict == .environment }
    for result in unjudged { out += "not judged  \(result.scenario.id): \(result.environment ?? "")\n" }
    if !known.isEmpty || !unjudged.isEmpty { out += "\n" }
    return out + summary(ConformanceSummary(of: results))
  }

  /// One failed case.
  public static func failed(_ result: CaseResult) -> String {
    let scenario = result.scenario
    var out = "FAILED  \(scenario.title)\n"
    out += "  \(scenario.id)\n"
    out += "  \(scenario.span.file):\(scenario.span.start.line):\(scenario.span.start.column)"
    out += scenario.covers.isEmpty ? "\n" : "  covers \(scenario.covers.joined(separator: ", "))\n"
    for failure in result.failures {
      out += "  line \(failure.span.start.line): \(failure.message)\n"
    }
    let excerpt = TraceExcerpt(of: result)
    if !excerpt.lines.isEmpty { out += "  what happened:\n" + excerpt.text(indent: "  ") }
    return VisibleText.of(out)
  }

  /// One line a suite and one for all.
  public static func summary(_ summary: ConformanceSummary) -> String {
    let width = summary.suites.map(\.name.count).max() ?? 0
    var out = ""
    for suite in summary.suites {
      out += "\(suite.failed > 0 ? "FAILED" : "ok    ")  \(suite.name.padded(to: width))  \(suite.passed) passed"
      if suite.failed > 0 { out += ", \(suite.failed) failed" }
      out += known(suite.knownFailing) + unjudged(suite.notJudged) + "\n"
    }
    let cases = summary.cases == 1 ? "1 case" : "\(summary.cases) cases"
    let suites = summary.suites.count == 1 ? "1 suite" : "\(summary.suites.count) suites"
    return out + "\(cases) in \(suites): \(summary.passed) passed, \(summary.failed) failed"
      + "\(known(summary.knownFailing))\(unjudged(summary.notJudged))\n"
  }

  private static func unjudged(_ count: Int) -> String { count == 0 ? "" : ", \(count) not judged" }

  private static func known(_ count: Int) -> String { count == 0 ? "" : ", \(count) known to fail" }
}
