import NotificationScheduling

/// What was found out about one mistake that the core was told to make.
public struct CoreVerdict: Sendable {
  /// As the mistake is called: `capOneMore`.
  public var fault: String
  /// What goes wrong.
  public var summary: String
  /// The ids of the cases that fail, in the order of the suites; the first only, if not all were counted.
  public var noticedBy: [String]
  /// What the first of them says.
  public var message: String?
}

/// Says which cases notice a mistake of the core.
public struct CoreJudge: Sendable {
  private let apps: [TestedApp]
  private let cases: [ScenarioCase]
  private let tzdata: String?
  private let countsAll: Bool

  /// - Parameters:
  ///   - cases: Each of them passes without a mistake.
  ///   - countsAll: Whether each mistake meets all cases, not only those before the first that notices it.
  ///   - tzdata: The release of the time zone data that the cases were loaded with.
  public init(_ apps: [TestedApp], cases: [ScenarioCase], tzdata: String?, countsAll: Bool) {
    self.apps = apps
    // A suite looks at one thing from all sides: the first of every suite come before the second of any.
    self.cases = countsAll ? cases : Self.dealt(cases)
    self.tzdata = tzdata
    self.countsAll = countsAll
  }

  private static func dealt(_ cases: [ScenarioCase]) -> [ScenarioCase] {
    var seen: [Substring: Int] = [:]
    let ranked = cases.enumerated().map { number, one in
      let suite = one.id.prefix { $0 != "/" }
      let rank = seen[suite, default: 0]
      seen[suite] = rank + 1
      return (rank, number, one)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The names of all mistakes: `capOneMore`.
  public static var faults: [String] { CoreFault.allCases.map { "\($0)" } }

  /// Nil for a name that is none.
  static func fault(_ name: String) -> CoreFault? { CoreFault.allCases.first { "\($0)" == name } }

  /// Runs the cases with a mistake until one fails; nil for a name that is none.
  public func judge(_ name: String) -> CoreVerdict? {
    guard let fault = Self.fault(name) else { return nil }
    let runner = ScenarioRunner(apps, tzdata: tzdata, fault: fault)
    var failed: [CaseResult] = []
    for one in cases where failed.isEmpty || countsAll {
      let result = runner.run(one)
      if result.isFailed { failed.append(result) }
    }
    return CoreVerdict(
      fault: name, summary: fault.rawValue, noticedBy: failed.map(\.scenario.id),
      message: failed.first?.failures.first?.message)
  }
}
