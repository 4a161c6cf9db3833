public import NotificationConformance
import NotificationRules
public import TextWriting

/// What exploring the apps has given, for readers and for programs.
public struct ExplorationReport: Sendable {
  public struct Bounds: Sendable {
    public var seed: UInt64
    public var runs: Int
    public var steps: Int
    public var depth: Int
    public var states: Int

    public init(seed: UInt64, runs: Int, steps: Int, depth: Int, states: Int) {
      self.seed = seed
      self.runs = runs
      self.steps = steps
      self.depth = depth
      self.states = states
    }
  }

  public struct App: Sendable {
    public var exploration: Exploration
    public var alphabet: Alphabet
    public var scenarios: [FoundScenario]
    public var facts: [PolicyFact]
    /// What another implementation does otherwise.
    public var differences: [TesteeDifference]
    /// How many of its histories were compared.
    public var compared: Int

    public init(
      _ exploration: Exploration, _ alphabet: Alphabet, scenarios: [FoundScenario], facts: [PolicyFact] = [],
      differences: [TesteeDifference] = [], compared: Int = 0
    ) {
      self.exploration = exploration
      self.alphabet = alphabet
      self.scenarios = scenarios
      self.facts = facts
      self.differences = differences
      self.compared = compared
    }

    public var isFailed: Bool { !scenarios.isEmpty || !differences.isEmpty }

    /// The types that the app plans itself and that never came.
    public var unreached: [String] {
      alphabet.rules.types.filter { !$0.triggers.isEmpty }.map(\.id)
        .filter { exploration.reach.places[.delivered(type: $0)] == nil }
    }

    /// What else the app gives occasion for, in the order of `Milestone`.
    public var milestones: (reached: [Milestone], missed: [Milestone]) {
      let all = Milestone.allCases.filter { $0.isWithinReach(of: alphabet.rules, alphabet.device) }
      let reached = all.filter { exploration.reach.places[.milestone($0)] != nil }
      return (reached, all.filter { !reached.contains($0) })
    }

    /// How many types came at least once, of how many.
    public var reached: (some: Int, all: Int) {
      let all = alphabet.rules.types.count { !$0.triggers.isEmpty }
      return (all - unreached.count, all)
    }
  }

  public let bounds: Bounds
  public let apps: [App]
  /// Nanoseconds of the processor that the search took.
  public let nanoseconds: Int64

  public init(_ bounds: Bounds, _ apps: [App], nanoseconds: Int64) {
    self.bounds = bounds
    self.apps = apps
    self.nanoseconds = nanoseconds
  }

  public var isFailed: Bool { apps.contains(where: \.isFailed) }

  private var steps: Int { apps.reduce(0) { $0 + $1.exploration.steps } }

  /// Merged histories count as the steps that they did not take again.
  public var stepsPerSecond: Int {
    nanoseconds > 0 ? Int(Double(steps) * 1e9 / Double(nanoseconds)) : 0
  }

  // MARK: - Text

  public var text: TerminalText {
    var text: TerminalText = ""
    for app in apps {
      let done = app.exploration
      for (number, scenario) in app.scenarios.enumerated() {
        text += "\(app.exploration.app): \(scenario.found.broken.oneLine)\n"
        text += "  \(Plural.of(scenario.found.story.beats.count, "step")), \(Self.origin(of: scenario.found)); "
        text += "finding \(number + 1)\n"
        for line in scenario.text.split(separator: "\n") { text += "    \(String(line))\n" }
        if let mistake = scenario.mistake {
          text += "  the scenario cannot be run as it is: \(mistake)\n"
        } else if scenario.failure == nil {
          text += "  'conform' cannot see this: it passes there, and only 'explore' fails\n"
        }
      }
      for difference in app.differences { text += difference.text(of: done.app) }
      text += PolicyFact.text(of: app.facts, on: done.app, done.words)
      text += "\(done.app): \(done.histories) random histories, "
      text += "\(Plural.of(done.alphabets, "small alphabet")) to depth \(done.depth) "
      text += "(\(done.completed) in full, \(done.states) states, \(done.merged) merged), "
      text += "\(Plural.of(done.steps, "step")); "
      text += "\(app.reached.some) of \(Plural.of(app.reached.all, "type")) came; "
      text += "\(Plural.of(app.scenarios.count, "finding"))"
      if app.compared > 0 { text += ", \(Plural.of(app.differences.count, "difference")) in \(app.compared) compared" }
      text += "\n"
      if !app.unreached.isEmpty { text += "  never came: \(app.unreached.joined(separator: ", "))\n" }
      if !app.milestones.reached.isEmpty { text += "  reached: \(Self.list(app.milestones.reached))\n" }
      if !app.milestones.missed.isEmpty { text += "  never reached: \(Self.list(app.milestones.missed))\n" }
    }
    return text
  }

  public var summary: TerminalText {
    let findings = apps.reduce(0) { $0 + $1.scenarios.count + $1.differences.count }
    var text: TerminalText = "\(Plural.of(findings, "finding")) in \(Plural.of(steps, "step")), "
    text += "\(stepsPerSecond) a second; seed \(bounds.seed), \(bounds.runs) runs of "
    text += "\(bounds.steps) steps, depth \(bounds.depth), at most \(bounds.states) states each\n"
    return text
  }

  private static func list(_ milestones: [Milestone]) -> String {
    milestones.map(\.rawValue).joined(separator: ", ")
  }

  static func origin(of found: RandomSearch.Found) -> String {
    found.seed == 0 ? "found by searching everything" : "found with seed \(found.seed)"
  }

  // MARK: - JSON

  /// `{ "version": 1, "seed": 1, "runs": …, "apps": [ { "app": …, "findings": [ … ], "facts": [ … ] } ] }`; fields are only ever
  /// added.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("seed", Int(bounds.seed))
      json.member("runs", bounds.runs)
      json.member("steps", bounds.steps)
      json.member("depth", bounds.depth)
      json.member("states", bounds.states)
      json.objects("apps", apps) { json, app in Self.write(app, to: &json) }
    }
    return json.text
  }

  private static func write(_ app: App, to json: inout JSONWriter) {
    let done = app.exploration
    json.member("app", done.app)
    json.member("histories", done.histories)
    json.member("steps", done.steps)
    json.member("states", done.states)
    json.member("merged", done.merged)
    json.member("types_reached", app.reached.some)
    json.strings("types_not_reached", app.unreached)
    json.strings("milestones_reached", app.milestones.reached.map(\.rawValue))
    json.strings("milestones_not_reached", app.milestones.missed.map(\.rawValue))
    json.objects("findings", app.scenarios) { json, scenario in
      json.member("message", scenario.found.broken.oneLine)
      json.member("steps", scenario.found.story.beats.count)
      json.member("seed", Int(scenario.found.seed))
      json.member("fails_in_conform", scenario.failure != nil)
      json.member("scenario", scenario.text)
    }
    json.objects("facts", app.facts) { json, fact in
      json.member("kind", fact.kind.rawValue)
      json.member("message", fact.message)
      if let scenario = fact.scenario { json.member("scenario", scenario) }
    }
    json.objects("differences", app.differences) { json, difference in
      json.member("message", difference.message)
      json.member("steps", difference.steps)
      json.member("scenario", difference.scenario)
    }
  }
}
