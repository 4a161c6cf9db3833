import NotificationCivilTime
public import NotificationConformance
import SpecDiagnostics
public import SpecLanguage
import TextWriting

/// A history in which another implementation does something else than the reference.
public struct TesteeDifference: Sendable {
  /// What the reference does first otherwise, and what the testee does.
  public var message: String
  public var steps: Int
  public var seed: UInt64
  /// With what came on the reference as what is expected.
  public var scenario: String

  func text(of app: String) -> TerminalText {
    var text: TerminalText = "\(app): \(message)\n  \(Plural.of(steps, "step")), found with seed \(seed)\n"
    for line in scenario.split(separator: "\n") { text += "    \(String(line))\n" }
    return text
  }
}

/// Plays random histories on another implementation, and compares all that happens with the reference.
public struct TesteeComparison {
  private let app: ExploredApp
  private let alphabet: Alphabet
  private let search: RandomSearch
  /// The core, which may have been told to make a mistake.
  private let reference: ScenarioRunner
  /// What talks to the testee.
  private let runner: ScenarioRunner
  private let testee: TesteeConnection
  /// So many histories were compared.
  public private(set) var compared = 0
  /// Why the testee does not take a history; nil if it took all.
  public private(set) var notApplicable: String?
  public private(set) var differences: [TesteeDifference] = []

  /// - Parameter mistake: See `ExploredApp`.
  public init(
    _ app: ExploredApp, _ alphabet: Alphabet, _ search: RandomSearch, _ spec: Spec, on testee: TesteeConnection,
    mistake: String? = nil
  ) {
    self.app = app
    self.alphabet = alphabet
    self.search = search
    self.testee = testee
    reference = ScenarioRunner(specs: [spec], mistake: mistake)
    runner = ScenarioRunner(specs: [spec])
  }

  public mutating func compare(seed: UInt64) {
    guard let player = search.play(seed: seed, upTo: nil), player.broken == nil, let message = difference(player.story)
    else { return }
    // The first words tell one difference from another.
    let cause = Cause(message)
    guard !differences.contains(where: { Cause($0.message) == cause }) else { return }
    var story = player.story
    var message2 = message
    var shrinking = Shrinking(app, alphabet)
    shrinking.triesLeft = 300
    story = shrinking.shrunk(story) { shorter in
      guard shorter.broken == nil, let other = difference(shorter.story) else { return false }
      message2 = other
      return true
    }
    guard let shown = StoryPlayer.played(story, on: app, items: alphabet.items),
      let then = Expectation(player: shown, alphabet: alphabet).candidates.first
    else { return }
    let text = ScenarioText(
      app: app.id, suite: "explored.\(app.id)", id: "difference-\(differences.count + 1)", title: message2.oneLine,
      alphabet: alphabet, story: story, then: then
    ).text
    differences.append(TesteeDifference(message: message2, steps: story.beats.count, seed: seed, scenario: text))
  }

  /// Nil if both do the same.
  private mutating func difference(_ story: Story) -> String? {
    let scenario = story.scenario(of: app.id)
    let wanted = reference.run(scenario)
    let found = runner.run(scenario, on: testee)
    if found.isNotApplicable {
      notApplicable = found.environment
      return nil
    }
    compared += 1
    if let difference = wanted.difference(from: found, by: \.told) {
      return "the reference does \(difference.first), the testee \(difference.second)"
    }
    guard wanted.failures.isEmpty != found.failures.isEmpty else { return nil }
    return "the testee \(found.verdict.words): \(found.failures.first?.message ?? "without a word")"
  }
}
