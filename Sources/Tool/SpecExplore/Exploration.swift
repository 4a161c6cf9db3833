import NotificationConformance

/// What exploring one app has given.
public struct Exploration: Sendable {
  public let app: String
  /// One of each cause, the shortest first found; shrunk when it is in a scenario.
  public private(set) var found: [RandomSearch.Found] = []
  public private(set) var reach = Reach()
  /// Random histories, and steps of all kinds.
  public private(set) var histories = 0
  public private(set) var steps = 0
  public private(set) var states = 0
  public private(set) var merged = 0
  /// Of the small alphabets, how many there were and how many were looked at to the whole depth.
  public private(set) var alphabets = 0
  public private(set) var completed = 0
  public let depth: Int

  public init(app: String, depth: Int) {
    self.app = app
    self.depth = depth
  }

  /// "in 400 made-up histories"
  var words: String { "in \(histories) made-up histories" }

  public mutating func add(_ history: RandomSearch.History) {
    histories += 1
    steps += history.steps
    reach.merge(history.reach)
    if let one = history.found { add(one) }
  }

  public mutating func add(_ result: ExhaustiveSearch.Result) {
    alphabets += 1
    if result.depth == depth { completed += 1 }
    steps += result.steps
    states += result.states
    merged += result.merged
    reach.merge(result.reach)
    for one in result.found { add(one) }
  }

  /// What facts have reached besides.
  public mutating func add(_ facts: PolicyFacts) { reach.merge(facts.beside) }

  private mutating func add(_ one: RandomSearch.Found) {
    guard let index = found.firstIndex(where: { $0.cause == one.cause }) else { return found.append(one) }
    if one.story.beats.count < found[index].story.beats.count { found[index] = one }
  }
}
