import NotificationConformance
import SpecEmission
import SpecLanguage
import TextWriting

/// Runs all cases on another scheduler, each thread with a process of its own: once in their order, and once more in another
/// one, where the same must happen.
struct TesteeRuns: Sendable {
  /// A line for the shell.
  let command: String
  let limits: TesteeLimits
  let runner: ScenarioRunner
  let threads: Int
  /// Of the second order; nil to run each case once.
  let seed: UInt64?
  let models: TesteeModels
  let tzdata: String?

  init(
    _ command: String, _ limits: TesteeLimits, runner: ScenarioRunner, specs: [Spec], tzdata: String?, threads: Int,
    seed: UInt64?
  ) {
    self.command = command
    self.limits = limits
    self.runner = runner
    self.threads = threads
    self.seed = seed
    self.tzdata = tzdata
    let dumps = specs.map { spec in
      var json = JSONWriter(style: .compact)
      ResolvedModel(of: spec).write(to: &json)
      return (spec.app.id, json.bytes)
    }
    models = TesteeModels(Dictionary(dumps, uniquingKeysWith: { first, _ in first }))
  }

  func connection() -> TesteeConnection {
    TesteeConnection(runner: "notispec \(ProductVersion.text)", tzdata: tzdata, models: models) {
      [command, limits] () throws(TesteeFault) in
      do throws(SystemError) { return try TesteeProcess(command, limits) } catch {
        throw TesteeFault(.crash, "the testee cannot be started: \(error)")
      }
    }
  }

  /// Whether there is anything to run cases on.
  ///
  /// - Throws: Exit 69 if the command does not start, or does not say hello.
  func verify() throws(WorldError) {
    let connection = connection()
    defer { connection.finish() }
    do throws(TesteeFault) { _ = try connection.greet() } catch {
      let words = connection.takeWords().split(separator: "\n").last ?? ""
      throw .unavailable(
        "the testee '\(command)' does not answer 'hello': \(error.message)"
          + (words.isEmpty ? "" : "; on standard error it says: \(String(words))"))
    }
  }

  func results(of cases: [ScenarioCase]) -> [CaseResult] {
    var results = run(cases)
    guard let seed else { return results }
    // What has failed once has failed, and may take its limit again.
    let sound = cases.indices.filter { !results[$0].isFaulty }
    let order = ShuffledOrder.indices(sound.count, seed: seed).map { sound[$0] }
    for (index, second) in zip(order, run(order.map { cases[$0] }))
    where second.fingerprint != results[index].fingerprint {
      let failure = results[index].failure(against: second, "in another order (seed \(seed))")
      results[index].failures.append(failure)
      if results[index].testeeWords == nil { results[index].testeeWords = second.testeeWords }
    }
    return results
  }

  /// Neighbours cost about the same, so every thread takes each n-th.
  private func run(_ cases: [ScenarioCase]) -> [CaseResult] {
    let count = max(1, min(threads, cases.count))
    let shares = Threads.map(Array(0..<count), threads: count) { first in
      let connection = connection()
      defer { connection.finish() }
      return stride(from: first, to: cases.count, by: count).map { place in
        let start = Clock.elapsed()
        var result = runner.run(cases[place], on: connection)
        result.nanoseconds = Clock.elapsed() - start
        return result
      }
    }
    return cases.indices.map { shares[$0 % count][$0 / count] }
  }
}

extension CaseResult {
  /// The testee did not get to the end of it.
  fileprivate var isFaulty: Bool {
    switch verdict {
    case .timeout, .crash, .protocolError, .environment, .notApplicable: true
    case .passed, .failed, .restless, .knownFailing: false
    }
  }
}
