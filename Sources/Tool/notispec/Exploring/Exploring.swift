import NotificationCivilTime
import NotificationConformance
import SpecExplore
import SpecLanguage
import TextWriting

/// Explores one app after another, on every core.
struct Exploring {
  private let options: ExploreCommand
  private let loaded: LoadedWorkspace
  private var threads: Int { options.jobs ?? Threads.usual }

  init(_ options: ExploreCommand, _ loaded: LoadedWorkspace) {
    self.options = options
    self.loaded = loaded
  }

  func explore(_ spec: Spec) throws(WorldError) -> ExplorationReport.App {
    let zones = loaded.zones
    let app = ExploredApp(spec, mistake: options.fault)
    let alphabet = Alphabet(spec) { zones.rules($0) }
    let random = RandomSearch(app, alphabet, length: options.steps)
    var done = Exploration(app: app.id, depth: options.depth)
    if options.depth > 0 {
      let whole = ExhaustiveSearch(app, alphabet, depth: options.depth, limit: options.states)
      for result in Threads.map(whole.topics, threads: threads, { whole.search($0) }) { done.add(result) }
    }
    let seeds = (0..<options.runs).map { UInt64(options.seed + $0) }
    for history in Threads.map(seeds, threads: threads, { random.history(seed: $0) }) { done.add(history) }
    let everyday = RandomSearch(app, alphabet, length: options.steps, isEveryday: true)
    var lived = Reach()
    for history in Threads.map(options.facts ? seeds : [], threads: threads, { everyday.history(seed: $0) }) {
      lived.merge(history.reach)
      done.add(history)
    }
    let scenarios = done.found.enumerated().map { number, found in
      var shrinking = Shrinking(app, alphabet)
      return FoundScenario(
        shrinking.shrunk(found), number: number + 1, app, alphabet, spec, zone: { zones.rules($0) })
    }
    let policy = options.facts ? PolicyFacts(app, alphabet, spec, everyday, lived, done, opening: options.opening) : nil
    let facts = policy?.all ?? []
    if let policy { done.add(policy) }
    guard let command = options.testee else {
      return ExplorationReport.App(done, alphabet, scenarios: scenarios, facts: facts)
    }
    let comparison = try compare(spec, app, alphabet, random, seeds, on: command)
    if let why = comparison.notApplicable { options.report.detail("\(app.id): \(why)") }
    return ExplorationReport.App(
      done, alphabet, scenarios: scenarios, facts: facts, differences: comparison.differences,
      compared: comparison.compared)
  }

  private func compare(
    _ spec: Spec, _ app: ExploredApp, _ alphabet: Alphabet, _ search: RandomSearch, _ seeds: [UInt64],
    on command: String
  ) throws(WorldError) -> TesteeComparison {
    var limits = TesteeLimits()
    if let answerWithin = options.answerWithin { limits.milliseconds = Int(answerWithin * 1_000) }
    let testee = TesteeRuns(
      command, limits, runner: ScenarioRunner(specs: [spec]), specs: [spec], tzdata: loaded.zones.version, threads: 1,
      seed: nil)
    try testee.verify()
    let connection = testee.connection()
    defer { connection.finish() }
    var comparison = TesteeComparison(app, alphabet, search, spec, on: connection, mistake: options.fault)
    for seed in seeds { comparison.compare(seed: seed) }
    return comparison
  }
}
