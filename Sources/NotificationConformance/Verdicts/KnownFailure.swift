public import NotificationCivilTime
public import SpecDiagnostics

/// An entry of `known-failing.yaml`: cases that may fail until a date.
public struct KnownFailure: Sendable, Hashable {
  /// A pattern of case ids, as for `--filter`.
  public var pattern: String
  public var patternSpan: SourceSpan
  public var reason: String
  public var owner: String
  /// The last day on which it holds.
  public var until: CivilDate
  public var untilSpan: SourceSpan

  public init(
    pattern: String, patternSpan: SourceSpan, reason: String, owner: String, until: CivilDate, untilSpan: SourceSpan
  ) {
    self.pattern = pattern
    self.patternSpan = patternSpan
    self.reason = reason
    self.owner = owner
    self.until = until
    self.untilSpan = untilSpan
  }

  /// "The fix is in review. (retention, until 2026-12-31)"
  public var justification: String { "\(reason) (\(owner), until \(until))" }
}

extension [KnownFailure] {
  /// Marks the failed cases that entries name, and judges the entries: one that is over, that names no case or whose
  /// case passes is an error, because it would hide the next failure.
  ///
  /// - Parameters:
  ///   - results: The cases that were run.
  ///   - ids: Those of every case of the workspace, run or not; nil when some were not loaded, and then no entry is
  ///     said to name none.
  public func apply(to results: inout [CaseResult], ids: [String]?, today: CivilDate) -> [Diagnostic] {
    flatMap { entry -> [Diagnostic] in
      guard entry.until >= today else { return [.knownFailureIsOver(entry)] }
      let pattern = CaseFilter(entry.pattern)
      var passing: [String] = []
      var isNamingAny = false
      for index in results.indices where pattern.matches(results[index].scenario.id) {
        isNamingAny = true
        if results[index].environment != nil { continue }
        if results[index].failures.isEmpty {
          passing.append(results[index].scenario.id)
        } else if results[index].known == nil {
          results[index].known = entry
        }
      }
      if !passing.isEmpty { return [.knownFailurePasses(entry, passing)] }
      guard !isNamingAny, let ids, !ids.contains(where: pattern.matches) else { return [] }
      return [.knownFailureNamesNothing(entry)]
    }
  }
}

extension Diagnostic {
  fileprivate static func knownFailureIsOver(_ entry: KnownFailure) -> Self {
    Self(
      "known-failing/expired", .error,
      "'\(entry.pattern)' was known to fail until \(entry.until), and that date has passed: fix it, or agree on a new "
        + "date with \(entry.owner)", at: entry.untilSpan)
  }

  fileprivate static func knownFailurePasses(_ entry: KnownFailure, _ passing: [String]) -> Self {
    let which =
      passing.count == 1 ? "'\(passing[0])' passes" : "\(passing.count) of its cases pass, '\(passing[0])' first"
    return Self(
      "known-failing/passes", .error,
      "'\(entry.pattern)' is known to fail, but \(which): remove the entry, or let its pattern name only what fails",
      at: entry.patternSpan)
  }

  fileprivate static func knownFailureNamesNothing(_ entry: KnownFailure) -> Self {
    Self(
      "known-failing/matches-nothing", .error, "No case has an id that matches '\(entry.pattern)': remove the entry",
      at: entry.patternSpan)
  }
}
