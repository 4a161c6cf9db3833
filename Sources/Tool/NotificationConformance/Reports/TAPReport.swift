public import SpecDiagnostics
public import TextWriting

/// Lines of the Test Anything Protocol, and how foreign text is shown in them: on one line, and so that nothing in it
/// begins a directive.
public enum TestPoint: OutputFormat {
  public static func escaped(_ text: String, isLineStart: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in Terminal.escaped(text, isLineStart: isLineStart).unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

/// Verdicts in the Test Anything Protocol, version 14.
///
/// A case that is known to fail is a `TODO`, and one that errors kept out of the run a `SKIP`. What is wrong with a run as
/// a whole is a test point of its own, after the cases. The details of a failure are a YAML block, written as JSON, which every YAML reader takes.
/// - Source: testanything.org/tap-version-14-specification.html
public enum TAPReport {
  public typealias Lines = Escaped<TestPoint>

  public static func text(_ results: [CaseResult], unrun: [UnrunCase] = [], findings: [Diagnostic] = []) -> Lines {
    let errors = findings.filter { $0.severity == .error }
    var out: Lines = "TAP version 14\n1..\(results.count + unrun.count + errors.count)\n"
    var failed = 0
    for (index, result) in results.enumerated() {
      let scenario = result.scenario
      let status = result.failures.isEmpty ? "ok" : "not ok"
      out += "\(status) \(index + 1) - \(scenario.id): \(scenario.title)"
      if let known = result.known { out += " # TODO \(known.why.sentence)" }
      if let lacking = result.environment { out += " # SKIP \(lacking)" }
      out += "\n"
      for remark in result.remarks { out += "# line \(remark.span.start.line): \(remark.message)\n" }
      if !result.failures.isEmpty {
        failed += 1
        out += details(of: result, withTrace: failed <= ReportBounds.cases)
      }
    }
    if failed > ReportBounds.cases {
      let rest = failed - ReportBounds.cases
      out += "# only the first \(ReportBounds.cases) failed cases have their traces; the other \(rest) do not\n"
    }
    for (index, one) in unrun.enumerated() {
      out += "ok \(results.count + index + 1) - \(one.id) # SKIP \(one.sentence)\n"
    }
    for (index, finding) in errors.enumerated() {
      out += "not ok \(results.count + unrun.count + index + 1) - \(finding.span.place): \(finding.message)\n"
    }
    return out
  }

  /// For a run that could not begin.
  public static func bailOut(_ findings: [Diagnostic]) -> Lines {
    let errors = findings.filter { $0.severity == .error }
    var out: Lines = "TAP version 14\n"
    for finding in errors { out += "# \(finding.span.place): \(finding.message)\n" }
    return out + "Bail out! no case was run: \(Plural.of(findings.counts.errors, "error"))\n"
  }

  private static func details(of result: CaseResult, withTrace: Bool) -> Lines {
    var out: Lines = "  ---\n  verdict: \(json: result.verdict.rawValue)\n  covers: \(json: result.scenario.covers)\n"
    out += "  failures:\n"
    for failure in result.failures {
      out += "    - message: \(json: failure.message)\n"
      out += "      kind: \(json: failure.kind.rawValue)\n"
      out += "      file: \(json: failure.span.file)\n"
      out += "      line: \(failure.span.start.line)\n"
    }
    if let words = result.testeeWords { out += "  stderr: \(json: words)\n" }
    let trace = withTrace ? TraceExcerpt(of: result).text(indent: "").text.split(separator: "\n") : []
    if !trace.isEmpty {
      out += "  trace:\n"
      for entry in trace { out += "    - \(json: String(entry))\n" }
    }
    return out + "  ...\n"
  }
}

extension Escaped<TestPoint>.StringInterpolation {
  fileprivate mutating func appendInterpolation(json text: String) {
    var json = JSONWriter(style: .compact)
    json.value(text)
    append(escaped: json.text)
  }

  fileprivate mutating func appendInterpolation(json texts: [String]) {
    var json = JSONWriter(style: .compact)
    json.array { json in
      for text in texts { json.value(text) }
    }
    append(escaped: json.text)
  }
}
