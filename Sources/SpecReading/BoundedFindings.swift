import SpecDiagnostics

/// The findings of one reading, up to a limit: a hostile file could otherwise fill memory with them.
struct BoundedFindings {
  static let limit = 10_000

  private var findings: [Diagnostic] = []
  /// Of findings that say that an id is unknown: the id.
  private var unknownIDs: [Int: String] = [:]
  private var left = 0
  /// The most serious of those left out, and the file of the first.
  private var leftSeverity = Diagnostic.Severity.note
  private var leftFile = ""

  /// Whether the next finding is left out.
  var isFull: Bool { findings.count >= Self.limit }

  /// - Parameter id: The id that is unknown, if the finding says that.
  mutating func append(_ finding: Diagnostic, unknown id: String? = nil) {
    if isFull { return leaveOut(finding.severity, in: finding.span.file) }
    if let id { unknownIDs[findings.count] = id }
    findings.append(finding)
  }

  mutating func leaveOut(_ severity: Diagnostic.Severity, in file: String) {
    if left == 0 { leftFile = file }
    left += 1
    leftSeverity = max(leftSeverity, severity)
  }

  /// In the order found, the count of those left out last.
  ///
  /// - Parameter doubtful: Names that another finding is about: that one of them is an unknown id only follows from it.
  func report(without doubtful: Set<String>) -> [Diagnostic] {
    var findings = findings
    if !doubtful.isEmpty, !unknownIDs.isEmpty {
      let kept = findings.indices.filter { number in unknownIDs[number].map { !doubtful.contains($0) } ?? true }
      findings = kept.map { findings[$0] }
    }
    guard left > 0 else { return findings }
    let more = Diagnostic(
      .more, leftSeverity, "\(left) more findings are not listed: mend the others first",
      at: SourceSpan(startOf: leftFile))
    return findings + [more]
  }
}
