import SpecDiagnostics

/// The findings of one reading, the first up to the limit of a report: what is left out is not even put into words.
struct BoundedFindings {
  private var findings: [Diagnostic] = []
  /// Of findings that say that an id is unknown: the id.
  private var unknownIDs: [Int: String] = [:]
  private var leftOut = FindingCounts()
  /// The file of the first that was left out.
  private var leftFile = ""

  /// Whether the next finding is left out.
  var isFull: Bool { findings.count >= FindingCollector.limit }

  /// - Parameter id: The id that is unknown, if the finding says that.
  mutating func append(_ finding: Diagnostic, unknown id: String? = nil) {
    guard isFull else {
      if let id { unknownIDs[findings.count] = id }
      return findings.append(finding)
    }
    if let more = finding.leftOut {
      note(finding.span.file)
      leftOut += more
    } else {
      leaveOut(finding.severity, in: finding.span.file)
    }
  }

  mutating func leaveOut(_ severity: Diagnostic.Severity, in file: String) {
    note(file)
    leftOut.add(severity)
  }

  private mutating func note(_ file: String) {
    if leftOut.total == 0 { leftFile = file }
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
    return leftOut.total == 0 ? findings : findings + [.more(leftOut, at: SourceSpan(startOf: leftFile))]
  }
}
