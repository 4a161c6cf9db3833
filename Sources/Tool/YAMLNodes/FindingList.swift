import SpecDiagnostics

/// The findings of one file, up to a limit: a hostile file could otherwise fill memory with them.
struct FindingList {
  private let limit: Int
  private var findings: [Diagnostic] = []
  private var left = FindingCounts()
  private var lastLeft: SourceSpan?
  /// Some mapping holds a key twice.
  var hasRepeatedKey = false

  init(limit: Int) { self.limit = limit }

  mutating func append(_ finding: Diagnostic) {
    if findings.count < limit {
      findings.append(finding)
    } else {
      left.add(finding.severity)
      lastLeft = finding.span
    }
  }

  mutating func append(contentsOf more: some Sequence<Diagnostic>) {
    for finding in more { append(finding) }
  }

  /// In the order of their places, the count of those left out last.
  var report: [Diagnostic] {
    var report = findings.sortedForReport()
    if let lastLeft {
      var more = Diagnostic(
        "yaml/more", left.highest ?? .error,
        left.total == 1
          ? "This file has 1 more finding, which is not shown"
          : "This file has \(left.total) more findings, which are not shown", at: lastLeft)
      more.leftOut = left
      report.append(more)
    }
    return report
  }
}
