public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// An entry of `known-failing.yaml`: cases that may fail until a date.
public struct KnownFailure: Sendable, Hashable {
  /// A pattern of case ids, as for `--filter`.
  public var pattern: String
  public var patternSpan: SourceSpan
  public var why: Justification
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
      let pattern = CaseFilter(entry.pattern)
      guard entry.why.until.value >= today else {
        // An entry about apps and suites that were not asked for is for another run to judge.
        let isAsked = ids != nil || results.contains { pattern.matches($0.scenario.id) }
        return isAsked ? [.knownFailureIsOver(entry)] : []
      }
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
      "'\(entry.pattern)' was known to fail until \(entry.why.until.value), and that date has passed: fix it and "
        + "remove the entry, or agree on a new date with \(entry.why.owner)", at: entry.why.until.span)
  }

  fileprivate static func knownFailurePasses(_ entry: KnownFailure, _ passing: [String]) -> Self {
    let which =
      passing.count == 1
      ? "'\(passing[0])' passes" : "\(passing.count) of its cases pass ('\(passing[0])' is the first)"
    return Self(
      "known-failing/passes", .error,
      "'\(entry.pattern)' is known to fail, but \(which): remove the entry, or let its pattern name only what fails",
      at: entry.patternSpan)
  }

  fileprivate static func knownFailureNamesNothing(_ entry: KnownFailure) -> Self {
    Self(
      "known-failing/matches-nothing", .error,
      "No case has an id that matches '\(entry.pattern)': correct the pattern, or remove the entry",
      at: entry.patternSpan)
  }
}
