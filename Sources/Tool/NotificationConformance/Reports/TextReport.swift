public import TextWriting

/// Verdicts for a terminal: the failed cases with what happened in them, then counts by suite.
public enum TextReport {
  ///
  /// - Parameter unread: Apps and files with errors, whose cases are missing.
  public static func text(_ results: [CaseResult], unread: [String] = []) -> TerminalText {
    var out = failures(of: results)
    let known: [TerminalText] = results.filter { $0.verdict == .knownFailing }.map {
      "known   \($0.scenario.id): \($0.known?.why.sentence ?? "")"
    }
    let unjudged: [TerminalText] = results.filter { $0.environment != nil }.map {
      "not judged  \($0.scenario.id): \($0.environment ?? "")"
    }
    let remarks = results.flatMap { result -> [TerminalText] in
      result.isFailed
        ? [] : result.remarks.map { "remark  \(result.scenario.id), line \($0.span.start.line): \($0.message)" }
    }
    let lines = bounded(known) + bounded(unjudged) + bounded(remarks)
    if !lines.isEmpty { out += lines.joined(separator: "\n") + "\n\n" }
    return out + summary(ConformanceSummary(of: results, unread: unread))
  }

  /// The failed cases, as many as somebody may read.
  public static func failures(of results: [CaseResult]) -> TerminalText {
    let failed = results.filter(\.isFailed)
    var out: TerminalText = ""
    for result in failed.prefix(ReportBounds.cases) { out += Self.failed(result) + "\n" }
    let rest = failed.count - ReportBounds.cases
    guard rest > 0 else { return out }
    return out + """
      \(rest) more failed \(rest == 1 ? "case is" : "cases are") not shown: '--filter' runs some of the cases, \
      '--format json' has the messages of all


      """
  }

  private static func bounded(_ lines: [TerminalText]) -> [TerminalText] {
    let rest = lines.count - ReportBounds.cases
    return rest > 0 ? lines.prefix(ReportBounds.cases) + ["… and \(rest) more such cases"] : lines
  }

  /// One failed case.
  public static func failed(_ result: CaseResult) -> TerminalText {
    let scenario = result.scenario
    var out: TerminalText = "FAILED  \(scenario.title)\n"
    out += "  \(scenario.id)\n"
    out += "  \(scenario.span.place)"
    out += scenario.covers.isEmpty ? "\n" : "  covers \(scenario.covers.joined(separator: ", "))\n"
    for failure in result.failures.prefix(ReportBounds.failures) {
      out += "  line \(failure.span.start.line): \(failure.message)\n"
    }
    let rest = result.failures.count - ReportBounds.failures
    if rest > 0 { out += "  … and \(rest) more failures of this case\n" }
    for remark in result.remarks { out += "  line \(remark.span.start.line): \(remark.message)\n" }
    if let words = result.testeeWords {
      out += "  the testee said on standard error:\n"
      for line in words.split(separator: "\n") { out += "    \(String(line))\n" }
    }
    let excerpt = TraceExcerpt(of: result)
    if !excerpt.lines.isEmpty { out += "  what happened:\n" + excerpt.text(indent: "  ") }
    return out
  }

  /// One line a suite and one for all.
  public static func summary(_ summary: ConformanceSummary) -> TerminalText {
    let names = summary.suites.map { TerminalText($0.name) }
    let width = names.map(\.text.count).max() ?? 0
    var out: TerminalText = ""
    for (suite, name) in zip(summary.suites, names) {
      out += "\(suite.failed > 0 ? "FAILED" : "ok    ")  \(name.padded(to: width))  \(suite.passed) passed"
      if suite.failed > 0 { out += ", \(suite.failed) failed" }
      out += known(suite.knownFailing) + unjudged(suite.notJudged) + "\n"
    }
    let cases = summary.cases == 1 ? "1 case" : "\(summary.cases) cases"
    let suites = summary.suites.count == 1 ? "1 suite" : "\(summary.suites.count) suites"
    return out + "\(cases) in \(suites): \(summary.passed) passed, \(summary.failed) failed"
      + "\(known(summary.knownFailing))\(unjudged(summary.notJudged))"
      + (summary.unread.isEmpty ? "\n" : "; not all were run\n")
  }

  private static func unjudged(_ count: Int) -> TerminalText { count == 0 ? "" : ", \(count) not judged" }

  private static func known(_ count: Int) -> TerminalText { count == 0 ? "" : ", \(count) known to fail" }
}
