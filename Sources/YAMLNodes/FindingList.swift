import SpecDiagnostics

/// The findings of one file, up to a limit: a hostile file could otherwise fill memory with them.
struct FindingList {
  private let limit: Int
  private var findings: [Diagnostic] = []
  private var left = 0
  private var lastLeft: SourceSpan?
  /// Some mapping holds a key twice.
  var hasRepeatedKey = false

  init(limit: Int) { self.limit = limit }

  mutating func append(_ finding: Diagnostic) {
    if findings.count < limit {
      findings.append(finding)
    } else {
      left += 1
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
      report.append(
        Diagnostic(
          "yaml/more", .error, "This file has \(left) more findings like these, which are not shown", at: lastLeft))
    }
    return report
  }
}
