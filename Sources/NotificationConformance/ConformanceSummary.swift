/// Verdicts counted, by suite.
public struct ConformanceSummary: Sendable, Hashable {
  public struct Suite: Sendable, Hashable {
    public var name: String
    public var passed: Int
    public var failed: Int

    public var cases: Int { passed + failed }
  }

  /// In the order in which their first cases come.
  public var suites: [Suite]

  public init(of results: [CaseResult]) {
    suites = []
    var places: [String: Int] = [:]
    for result in results {
      let name = result.scenario.suite
      let place = places[name] ?? suites.count
      if place == suites.count {
        places[name] = place
        suites.append(Suite(name: name, passed: 0, failed: 0))
      }
      if result.isFailed { suites[place].failed += 1 } else { suites[place].passed += 1 }
    }
  }

  public var passed: Int { suites.reduce(0) { $0 + $1.passed } }
  public var failed: Int { suites.reduce(0) { $0 + $1.failed } }
  public var cases: Int { passed + failed }
}

extension ScenarioCase {
  /// The part of the id before the first `/`.
  public var suite: String { String(id.prefix { $0 != "/" }) }

  /// The rest of the id, unique in the suite.
  public var nameInSuite: String { String(id.dropFirst(suite.count + 1)) }
}
