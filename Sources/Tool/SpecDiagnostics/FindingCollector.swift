/// Collects findings for a report: the first of them up to a limit, and the number of the others. Whatever is wrong
/// with a million items, their findings take the memory of a few thousand.
///
/// If some are left out, the most serious findings come first, then the order of a report. What is kept does not depend
/// on the order in which findings were made.
public struct FindingCollector: Sendable {
  /// How many findings a report lists.
  public static let limit = 10_000

  private let limit: Int
  private var kept: [Diagnostic] = []
  /// Findings that say how many others are not listed, and the number of those left out here.
  private var leftOut = FindingCounts()
  private var leftPlace: SourceSpan?
  /// The last one that was kept when some were left out: anything after it need not be kept either.
  private var last: Diagnostic?

  public init(limit: Int = Self.limit) { self.limit = limit }

  /// How many findings are in memory; for tests.
  public var keptCount: Int { kept.count }

  public mutating func append(_ finding: Diagnostic) {
    if let more = finding.leftOut, finding.code == .more { return leaveOut(more, at: finding.span) }
    if let last, !finding.isKept(before: last) { return leaveOut(finding.counts, at: finding.span) }
    kept.append(finding)
    if kept.count >= 2 * limit { shorten() }
  }

  public mutating func append(contentsOf more: some Sequence<Diagnostic>) {
    for finding in more { append(finding) }
  }

  /// In the order of a report, with the number of those left out at the end.
  public var report: [Diagnostic] {
    var collector = self
    if collector.kept.count > limit { collector.shorten() }
    let found = collector.kept.inOrder
    guard let place = collector.leftPlace else { return found }
    return found + [.more(collector.leftOut, at: place)]
  }

  private mutating func shorten() {
    kept = kept.inOrder
    guard kept.count > limit else { return }
    // The sort is not stable, and need not be: no two findings are equal by now.
    kept.sort { $0.isKept(before: $1) }
    for finding in kept[limit...] { leaveOut(finding.counts, at: finding.span) }
    kept.removeSubrange(limit...)
    last = kept.last
  }

  private mutating func leaveOut(_ more: FindingCounts, at span: SourceSpan) {
    leftOut += more
    leftPlace = leftPlace.map { min($0, SourceSpan(startOf: span.file)) } ?? SourceSpan(startOf: span.file)
  }
}

extension Diagnostic {
  fileprivate func isKept(before other: Diagnostic) -> Bool {
    severity != other.severity ? severity > other.severity : comesBefore(other)
  }
}
