/// How many findings there are of each severity.
public struct FindingCounts: Sendable, Hashable {
  public var errors = 0
  public var warnings = 0
  public var notes = 0

  public init() {}

  public var total: Int { errors + warnings + notes }

  /// The most serious severity that occurs; nil for no findings.
  public var highest: Diagnostic.Severity? {
    errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil
  }

  public mutating func add(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  public static func += (counts: inout Self, more: Self) {
    counts.errors += more.errors
    counts.warnings += more.warnings
    counts.notes += more.notes
  }
}

extension Diagnostic {
  /// How many findings it represents: one, or as many as it says are not listed.
  var counts: FindingCounts {
    if let leftOut { return leftOut }
    var counts = FindingCounts()
    counts.add(severity)
    return counts
  }

  /// The finding that says how many others a report does not list.
  ///
  /// - Parameter span: The place of the first of them.
  public static func more(_ leftOut: FindingCounts, at span: SourceSpan) -> Self {
    let left = leftOut.total
    var more = Self(
      .more, leftOut.highest ?? .note,
      "\(left) more \(left == 1 ? "finding is" : "findings are") not listed: fix the others first",
      at: SourceSpan(startOf: span.file))
    more.leftOut = leftOut
    return more
  }
}

extension DiagnosticCode {
  /// There are more findings than a report lists.
  public static let more: Self = "spec/more"
}

extension Sequence where Element == Diagnostic {
  /// How many findings they represent, including those that are counted but not listed.
  public var counts: FindingCounts {
    var counts = FindingCounts()
    for finding in self { counts += finding.counts }
    return counts
  }
}
