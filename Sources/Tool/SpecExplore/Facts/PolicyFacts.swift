import NotificationCivilTime
public import NotificationConformance
import NotificationRules
import NotificationScheduling
public import SpecLanguage

/// Facts about a policy, from what a search has seen and what it has not.
public struct PolicyFacts {
  let app: ExploredApp
  let alphabet: Alphabet
  private let everyday: RandomSearch
  private let runner: ScenarioRunner
  /// What ordinary histories have reached: the policy that is shipped, notifications allowed, the clock right.
  let lived: Reach
  private let done: Exploration
  /// What the signals carry in the examples of the spec, where no rule asks for a number of its own.
  private let examples: [String: [String: ParameterValue]]
  /// Whole lives, besides the histories of the search.
  private(set) var told: [Life] = []
  /// Those in which another number brings what does not come in the first.
  private(set) var others: [Life] = []
  /// Those that are played for what they reach alone.
  private(set) var tried: [Life] = []
  private(set) var hasBeginnings = false
  /// A signal from which time is counted may be what each opening reports, and nobody has said which.
  private(set) var mayReportOpening = false
  /// What those have reached.
  private(set) var beside = Reach()
  /// Everything that any history has reached, whole lives included.
  private(set) var reached: [Mark: Reach.Place] = [:]

  /// - Parameters:
  ///   - everyday: Ordinary histories.
  ///   - lived: What they have reached.
  ///   - done: All histories, those included.
  ///   - opening: The signal that the app reports whenever it is opened, if somebody has said it.
  public init(
    _ app: ExploredApp, _ alphabet: Alphabet, _ spec: Spec, _ everyday: RandomSearch, _ lived: Reach,
    _ done: Exploration, opening: String? = nil
  ) {
    self.app = app
    self.alphabet = alphabet
    self.everyday = everyday
    self.lived = lived
    self.done = done
    runner = ScenarioRunner(specs: [spec])
    examples = alphabet.examples(in: spec)
    if done.histories > 0, !planned.isEmpty {
      let lives = Lives(app, alphabet, opening: opening, believable)
      told = lives.told()
      let came = Set(told.flatMap(\.shown).map(\.type))
      others = lives.told(of: planned.map(\.id).filter { !came.contains($0) })
      tried = lives.others()
      hasBeginnings = !lives.beginnings.isEmpty
      // Only where somebody counts time from one may an opening be more than the words say.
      mayReportOpening = opening == nil && lives.counted.contains(where: isPlain)
    }
    for life in told + others + tried {
      var own = Reach()
      for (mark, number) in life.player.marks() { own.note(mark, seed: 0, steps: .max, number: number) }
      beside.merge(own)
    }
    var reach = done.reach
    reach.merge(beside)
    reached = reach.places
  }

  private func isPlain(_ signal: String) -> Bool {
    alphabet.signals.first { $0.id == signal }?.parameters.isEmpty ?? false
  }

  var rules: RuleTable { alphabet.rules }
  var planned: [TypeRule] { rules.types.filter { !$0.triggers.isEmpty } }
  var somewhere: String { done.words }

  /// Nothing is said without a look at anything.
  public var all: [PolicyFact] {
    if done.histories == 0 { return [] }
    if planned.isEmpty {
      let words = "the app plans no notification itself, and what its server sends is not looked at here"
      return [PolicyFact(kind: .plansNothing, message: words)]
    }
    return lives + most + waits + neverSeen
  }

  // MARK: - Stories

  /// The story of the history that has reached a mark, as short as it gets.
  func player(of place: Reach.Place, while keeps: (StoryPlayer) -> Bool) -> StoryPlayer? {
    guard place.seed > 0, let player = everyday.play(seed: place.seed, upTo: nil), player.broken == nil else {
      return nil
    }
    var shrinking = Shrinking(app, alphabet)
    shrinking.triesLeft = 400
    let story = shrinking.shrunk(player.story) { $0.broken == nil && keeps($0) }
    guard let shown = StoryPlayer.played(story, on: app, items: alphabet.items), keeps(shown) else { return nil }
    // With values that people would believe, if it is still the same fact.
    var likely = story
    for place in likely.beats.indices { likely.beats[place].action = believable(likely.beats[place].action) }
    guard let better = StoryPlayer.played(likely, on: app, items: alphabet.items), better.broken == nil, keeps(better)
    else { return shown }
    return better
  }

  /// A signal with the examples of the spec in the place of made-up values.
  func believable(_ action: ScenarioStep.Action) -> ScenarioStep.Action {
    guard case .signal(let id, let carried, let moments) = action, let known = examples[id] else { return action }
    var values = carried
    for (key, example) in known where carried[key] != nil { values[key] = example }
    return .signal(id, values, moments: moments)
  }

  func scenario(_ player: StoryPlayer, id: String, title: String) -> String? {
    guard let then = Expectation(player: player, alphabet: alphabet).candidates.first else { return nil }
    return ScenarioText(
      app: app.id, suite: "facts.\(app.id)", id: id.replacing("_", with: "-"), title: title, alphabet: alphabet,
      story: player.story, then: then
    ).text
  }

  /// What had the place of an occurrence, as the reference tells it: identifiers.
  func heldBy(_ record: OutcomeRecord, in player: StoryPlayer) -> [String] {
    let trace = runner.run(player.story.scenario(of: app.id)).trace
    return trace.lazy.compactMap { $0.holders(of: record.identifier) }.first ?? []
  }
}
