/// Verdicts counted, by suite.
public struct ConformanceSummary: Sendable, Hashable {
  public struct Suite: Sendable, Hashable {
    public var name: String
    public var passed = 0
    /// Those that had to be stopped included.
    public var failed = 0
    public var knownFailing = 0
    /// This machine is not what they need.
    public var notJudged = 0

    public var cases: Int { passed + failed + knownFailing + notJudged }
  }

  /// In the order in which their first cases come.
  public var suites: [Suite]
  /// Apps and files with errors, whose cases are missing.
  public var unread: [String]

  public init(of results: [CaseResult], unread: [String] = []) {
    self.unread = unread
    suites = []
    var places: [String: Int] = [:]
    for result in results {
      let name = result.scenario.suite
      let place = places[name] ?? suites.count
      if place == suites.count {
        places[name] = place
        suites.append(Suite(name: name))
      }
      switch result.verdict {
      case .passed: suites[place].passed += 1
      case .failed, .restless, .timeout, .crash, .protocolError: suites[place].failed += 1
      case .knownFailing: suites[place].knownFailing += 1
      case .environment, .notApplicable: suites[place].notJudged += 1
      }
    }
  }

  public var passed: Int { suites.reduce(0) { $0 + $1.passed } }
  public var failed: Int { suites.reduce(0) { $0 + $1.failed } }
  public var knownFailing: Int { suites.reduce(0) { $0 + $1.knownFailing } }
  public var notJudged: Int { suites.reduce(0) { $0 + $1.notJudged } }
  public var cases: Int { passed + failed + knownFailing + notJudged }
}

extension ScenarioCase {
  /// The part of the id before the first `/`.
  public var suite: String { String(id.prefix { $0 != "/" }) }

  /// The rest of the id, unique in the suite.
  public var nameInSuite: String { String(id.dropFirst(suite.count + 1)) }
}
