import NotificationConformance

/// Runs all cases on every core: once in their order, and once more in another one, where the same must happen.
struct CaseRuns {
  let runner: ScenarioRunner
  let threads: Int
  /// Of the second order; nil to run each case once.
  let seed: UInt64?
  /// Whether what happened is also needed for cases that passed.
  let keepsTraces: Bool
  /// The clock that measures what a case takes.
  var elapsed: @Sendable () -> Int64 = { Clock.elapsed() }

  private struct Run: Sendable {
    var result: CaseResult
    var fingerprint: UInt64
  }

  func results(of cases: [ScenarioCase]) -> [CaseResult] {
    let first = Threads.map(cases, threads: threads) { [runner, keepsTraces, elapsed] scenario in
      let start = elapsed()
      var result = runner.run(scenario)
      result.nanoseconds = elapsed() - start
      let fingerprint = result.fingerprint
      // A hundred thousand traces would be most of a run's memory. Those that a report shows are made again.
      if !keepsTraces { result.trace = [] }
      return Run(result: result, fingerprint: fingerprint)
    }
    var results = first.map(\.result)
    guard let seed else { return results }
    let order = ShuffledOrder.indices(cases.count, seed: seed)
    let differing = Threads.map(order, threads: threads) { [runner] index -> Int? in
      runner.run(cases[index]).fingerprint == first[index].fingerprint ? nil : index
    }
    for (number, index) in differing.compactMap(\.self).enumerated() {
      let (one, other) = (runner.run(cases[index]), runner.run(cases[index]))
      if number < ReportBounds.cases { results[index].trace = one.trace }
      results[index].failures.append(one.failure(against: other, "in another order (seed \(seed))"))
    }
    return results
  }

  /// Gives their traces to the failed cases that a report shows in full; some reports show those known to fail.
  func retrace(_ results: inout [CaseResult]) {
    let failed = results.indices.filter { results[$0].isFailed }.prefix(ReportBounds.cases)
    let others = results.indices.filter { !results[$0].failures.isEmpty }.prefix(ReportBounds.cases)
    for index in failed + others where results[index].trace.isEmpty {
      results[index].trace = runner.run(results[index].scenario).trace
    }
  }
}
