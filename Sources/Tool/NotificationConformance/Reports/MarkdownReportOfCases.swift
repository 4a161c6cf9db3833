public import SpecDiagnostics
import SpecLanguage
public import TextWriting

/// Verdicts for a ticket, a comment or the summary of a CI job: the counts and the failures first.
///
/// A comment on GitHub holds 65 536 characters. What does not fit is counted, in each part.
public struct MarkdownReportOfCases {
  /// Less than what GitHub takes, for a line around it.
  static let limit = 65_000
  /// Of what is not a failed case, so that a thousand cases of one kind leave room for the others.
  private static let limitOfOthers = 6_000
  /// For those, the table of suites, and the sentences that count what is left out.
  private static let reserve = 20_000
  /// Of one message.
  private static let longestMessage = 600

  let findings: [Diagnostic]
  let note: String
  let unread: [String]
  let unrun: [UnrunCase]
  let identity: ReportIdentity?

  /// - Parameters:
  ///   - findings: What is wrong with the run as a whole.
  ///   - note: A sentence about the run.
  ///   - unread: Apps and files with errors, whose cases are missing.
  ///   - unrun: Those cases, and others that errors kept out of the run.
  public init(
    findings: [Diagnostic] = [], note: String = "", unread: [String] = [], unrun: [UnrunCase] = [],
    identity: ReportIdentity? = nil
  ) {
    self.findings = findings
    self.note = note
    self.unread = unread
    self.unrun = unrun
    self.identity = identity
  }

  public func text(_ results: [CaseResult]) -> MarkdownText {
    let summary = ConformanceSummary(of: results, unread: unread)
    var page = MarkdownReport()
    page.heading(3, "\(RunHeadline(summary, findings: findings, unrun: unrun).sentence)")
    page.paragraph(counts(summary))
    if let identity { page.paragraph(identity.parts.map { "\($0)" }.joined(separator: " · ")) }
    if !note.isEmpty { page.paragraph("\(note)") }
    let failed = results.filter(\.isFailed)
    write(
      "Failed", failed.map(Self.failed), "failed case", Self.limit - Self.reserve - page.text.text.utf16.count, &page)
    write("Errors", errors, "error", Self.limitOfOthers, &page)
    write("Not run", unrun.map { "\(.code($0.id)): \(Self.short($0.sentence))" }, "case", Self.limitOfOthers, &page)
    write(
      "Known to fail",
      results.filter { $0.verdict == .knownFailing }.map {
        "\(.code($0.scenario.id)): \(Self.short($0.known?.why.sentence ?? ""))"
      }, "case", 3_000, &page)
    write(
      "Not judged",
      results.filter { $0.environment != nil }.map {
        "\(.code($0.scenario.id)): \(Self.short($0.environment ?? ""))"
      }, "case", 2_000, &page)
    writeSuites(summary, &page)
    return page.text
  }

  private func counts(_ summary: ConformanceSummary) -> MarkdownText {
    var parts: [MarkdownText] = ["\(summary.passed) passed", "**\(summary.failed) failed**"]
    if summary.knownFailing > 0 { parts.append("\(summary.knownFailing) known to fail") }
    if summary.notJudged > 0 { parts.append("\(summary.notJudged) not judged") }
    if !unrun.isEmpty { parts.append("**\(unrun.count) not run**") }
    return "\(parts.joined(separator: ", ")) in \(summary.suites.count.counted("suite"))"
  }

  private static func failed(_ result: CaseResult) -> MarkdownText {
    let scenario = result.scenario
    var lines: [MarkdownText] = [
      "**\(short(scenario.title))**",
      "\(.code(scenario.id)) at \(.code("\(scenario.span.file):\(scenario.span.start.line)"))",
    ]
    if !scenario.covers.isEmpty {
      lines[1] += ", covers \(scenario.covers.map(MarkdownText.code).joined(separator: ", "))"
    }
    lines += result.failures.prefix(5).map { "line \($0.span.start.line): \(short($0.message))" }
    if result.failures.count > 5 { lines.append("and \(result.failures.count - 5) more failures of this case") }
    return lines.joined(separator: "<br>")
  }

  private var errors: [MarkdownText] {
    findings.filter { $0.severity == .error }.map { finding in
      let remedy: MarkdownText = finding.fixIt.map { " (\(Self.short($0.message)))" } ?? ""
      return "\(.code(finding.span.place)): \(Self.short(finding.message))\(remedy) (\(.code(finding.code.text)))"
    }
  }

  /// - Parameter room: Characters for the part.
  private func write(
    _ title: MarkdownText, _ items: [MarkdownText], _ kind: String, _ room: Int, _ page: inout MarkdownReport
  ) {
    guard !items.isEmpty else { return }
    var shown: [MarkdownText] = []
    let room = min(room, Self.limit - page.text.text.utf16.count - 500)
    var used = 0
    for item in items {
      used += item.text.utf16.count + 3
      guard used <= room else { break }
      shown.append(item)
    }
    let rest = items.count - shown.count
    if rest > 0 {
      shown.append(
        "and **\(rest) more \(kind)\(rest == 1 ? "" : "s")**, not shown here: `notispec conform` has them all")
    }
    page.heading(4, title)
    page.list(shown)
  }

  /// Those with something to look at first, and all if they fit.
  private func writeSuites(_ summary: ConformanceSummary, _ page: inout MarkdownReport) {
    guard summary.suites.count > 1 else { return }
    let suites = summary.suites.filter { $0.passed < $0.cases } + summary.suites.filter { $0.passed == $0.cases }
    var rows: [[MarkdownText]] = []
    var used = page.text.text.utf16.count
    for suite in suites {
      let row: [MarkdownText] = [
        .code(suite.name), "\(suite.passed)", "\(suite.failed)", "\(suite.knownFailing)", "\(suite.notJudged)",
      ]
      used += row.reduce(4) { $0 + $1.text.utf16.count + 3 }
      guard used < Self.limit - 300 else { break }
      rows.append(row)
    }
    page.heading(4, "Suites")
    page.table(["Suite", "Passed", "Failed", "Known to fail", "Not judged"], rows, numbers: 1..<5)
    let rest = suites.count - rows.count
    if rest > 0 { page.paragraph("and \(rest) more suites in which every case passed or which are listed above") }
  }

  private static func short(_ text: String) -> String {
    text.utf16.count > longestMessage ? "\(text.prefix(longestMessage / 2))…" : text
  }
}
