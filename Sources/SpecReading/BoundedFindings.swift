import SpecDiagnostics

/// The findings of one reading, up to a limit: a hostile file could otherwise fill memory with them.
struct BoundedFindings {
  static let limit = 10_000

  private var findings: [Diagnostic] = []
  private var left = 0
  /// The most serious of those left out, and the file of the first.
  private var leftSeverity = Diagnostic.Severity.note
  private var leftFile = ""

  /// Whether the next finding is left out.
  var isFull: Bool { findings.count >= Self.limit }

  mutating func append(_ finding: Diagnostic) {
    if isFull { leaveOut(finding.severity, in: finding.span.file) } else { findings.append(finding) }
  }

  mutating func leaveOut(_ severity: Diagnostic.Severity, in file: String) {
    if left == 0 { leftFile = file }
    left += 1
    leftSeverity = max(leftSeverity, severity)
  }

  /// In the order found, the count of those left out last.
  var report: [Diagnostic] {
    guard left > 0 else { return findings }
    let more = Diagnostic(
      .more, leftSeverity, "\(left) more findings are not listed: mend the others first",
      at: SourceSpan(startOf: leftFile))
    return findings + [more]
  }
}
