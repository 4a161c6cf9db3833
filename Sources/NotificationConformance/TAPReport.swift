public import SpecDiagnostics
import TextWriting

/// Verdicts in the Test Anything Protocol, version 14.
///
/// A case that is known to fail is a `TODO`. What is wrong with a run as a whole is a test point of its own, after the
/// cases. The details of a failure are a YAML block, written as JSON, which every YAML reader takes.
/// - Source: testanything.org/tap-version-14-specification.html
public enum TAPReport {
  public static func text(_ results: [CaseResult], findings: [Diagnostic] = []) -> String {
    let errors = findings.filter { $0.severity == .error }
    var out = "TAP version 14\n1..\(results.count + errors.count)\n"
    var failed = 0
    for (index, result) in results.enumerated() {
      let scenario = result.scenario
      let status = result.failures.isEmpty ? "ok" : "not ok"
      out += "\(status) \(index + 1) - \(escape(scenario.id)): \(escape(scenario.title))"
      if let known = result.known { out += " # TODO \(escape(known.justification))" }
      if let lacking = result.environment { out += " # SKIP \(escape(lacking))" }
      out += "\n"
      for remark in result.remarks { out += "# line \(remark.span.start.line): \(oneLine(remark.message))\n" }
      if !result.failures.isEmpty {
        failed += 1
        out += details(of: result, withTrace: failed <= ReportBounds.cases)
      }
    }
    if failed > ReportBounds.cases {
      out +=
        "# only the first \(ReportBounds.cases) failed cases have their traces; \(failed - ReportBounds.cases) have not\n"
    }
    for (index, finding) in errors.enumerated() {
      let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
      out += "not ok \(results.count + index + 1) - \(escape("\(place): \(finding.message)"))\n"
    }
    return out
  }

  /// For a run that could not begin.
  public static func bailOut(_ findings: [Diagnostic]) -> String {
    let errors = findings.filter { $0.severity == .error }
    let lines = errors.map {
      "# \(oneLine("\($0.span.file):\($0.span.start.line):\($0.span.start.column): \($0.message)"))\n"
    }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    return "TAP version 14\n" + lines.joined() + "Bail out! no case was run: \(count)\n"
  }

  private static func details(of result: CaseResult, withTrace: Bool) -> String {
    var out = "  ---\n"
    func line(_ indent: String, _ key: String, _ value: (inout JSONWriter) -> Void) {
      var json = JSONWriter(style: .compact)
      value(&json)
      out += "  \(indent)\(key): \(json.text)\n"
    }
    line("", "verdict") { $0.value(result.verdict.rawValue) }
    line("", "covers") { json in
      json.array { json in
        for id in result.scenario.covers { json.value(id) }
      }
    }
    out += "  failures:\n"
    for failure in result.failures {
      line("  - ", "message") { $0.value(failure.message) }
      line("    ", "kind") { $0.value(failure.kind.rawValue) }
      line("    ", "file") { $0.value(failure.span.file) }
      line("    ", "line") { $0.value(Int(failure.span.start.line)) }
    }
    let trace = withTrace ? TraceExcerpt(of: result).text(indent: "").split(separator: "\n") : []
    if !trace.isEmpty {
      out += "  trace:\n"
      for entry in trace {
        var json = JSONWriter(style: .compact)
        json.value(String(entry))
        out += "    - \(json.text)\n"
      }
    }
    return out + "  ...\n"
  }

  /// A description on one line in which nothing begins a directive.
  private static func escape(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in oneLine(text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case _ where InvisibleScalar.contains(scalar):
        line.append(contentsOf: InvisibleScalar.escape(scalar).unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
