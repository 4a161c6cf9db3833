import NotificationCivilTime
import SpecLanguage
import TestSupport
import Testing

@testable import NotificationConformance
@testable import SpecExplore

/// A search finds what breaks a promise, makes it short, and writes it as a scenario.
@Suite struct ExplorationTests {
  private static func zone(_ id: String) -> ZoneRules? { id == "UTC" ? .utc : try? SystemZones.rules(id) }

  private static func spec(policies: String) throws -> Spec {
    let yaml = """
      notispec: 1
      app: { id: demo, owner: care, module: DemoNotifications, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      signals: { cleaned: {}, filled: { parameters: { percent: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      policies: { slot: "20:00"\(policies) }
      notifications:
        again:
          summary: A while after cleaning.
          target: home
          trigger: { after: { signal: cleaned, delay: 1h } }
          copy: { body: { en: Clean again } }
        full:
          summary: Little space is left.
          target: home
          trigger: { after: { signal: filled, delay: 0m, where: { parameter: percent, above: 90 } } }
          copy: { body: { en: Little space } }

      """
    let read = SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(yaml.utf8))], folder: "demo")
    #expect(read.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(read.spec)
  }

  private static let cap = ", caps: [{ id: daily, max: 1, per: rolling_day }]"

  @Test func nothingIsFoundInASoundApp() throws {
    let spec = try Self.spec(policies: Self.cap)
    let (app, alphabet) = (ExploredApp(spec), Alphabet(spec, zone: Self.zone))
    let random = RandomSearch(app, alphabet, length: 20)
    let histories = (1...20).map { random.history(seed: $0) }
    #expect(histories.compactMap { $0.found?.broken } == [])
    let whole = ExhaustiveSearch(app, alphabet, depth: 2, limit: 500)
    var done = Exploration(app: "demo", depth: 2)
    for topic in whole.topics { done.add(whole.search(topic)) }
    #expect(done.found.map(\.broken) == [])
    #expect(done.completed == 2 && done.merged > 0, "histories with one end are one from there on")
    for history in histories { done.add(history) }
    #expect(done.reach.places[.delivered(type: "again")] != nil && done.reach.places[.cap("daily")] != nil)
  }

  /// It does without a cap what it promises to do with one.
  @Test func aBrokenPromiseIsFoundAndMadeShort() throws {
    let (promised, faulty) = (try Self.spec(policies: Self.cap), try Self.spec(policies: ""))
    let app = ExploredApp(faulty, promising: promised)
    let alphabet = Alphabet(promised, zone: Self.zone)
    let random = RandomSearch(app, alphabet, length: 30)
    let found = try #require((1...50).lazy.compactMap { random.history(seed: $0).found }.first)
    #expect(found.cause.words == "cap 'daily' is broken by")
    var shrinking = Shrinking(app, alphabet)
    let short = shrinking.shrunk(found)
    #expect(short.cause == found.cause && short.story.beats.count <= 4)
    let scenario = FoundScenario(short, number: 1, app, alphabet, faulty, zone: Self.zone)
    #expect(scenario.mistake == nil)
    #expect(scenario.failure != nil, "it fails as it is")
  }

  /// What a story did is what its file does.
  @Test(arguments: ShippedSpecs.apps)
  func aStoryIsAScenarioThatPasses(_ id: String) throws {
    let read = SpecReader.read(try ShippedSpecs.sources(id), folder: id)
    let spec = try #require(read.spec)
    let (app, alphabet) = (ExploredApp(spec), Alphabet(spec, zone: Self.zone))
    let random = RandomSearch(app, alphabet, length: 12)
    for seed in UInt64(1)...6 {
      let player = try #require(random.play(seed: seed, upTo: 12))
      guard player.broken == nil, !player.story.beats.contains(where: \.isAccident) else { continue }
      let then = try #require(Expectation(player: player, alphabet: alphabet).candidates.first)
      let text = ScenarioText(
        app: id, suite: "explored", id: "story", title: "A story", alphabet: alphabet, story: player.story, then: then
      ).text
      let run = FoundScenario.run(text, spec, Self.zone)
      #expect(run.mistake == nil && run.failure == nil, "seed \(seed): \(text)")
    }
  }

  @Test func oneSeedIsOneHistory() throws {
    let spec = try Self.spec(policies: Self.cap)
    let random = RandomSearch(ExploredApp(spec), Alphabet(spec, zone: Self.zone), length: 20)
    #expect(random.play(seed: 7, upTo: nil)?.story.beats == random.play(seed: 7, upTo: nil)?.story.beats)
    #expect(random.play(seed: 7, upTo: nil)?.story.beats != random.play(seed: 8, upTo: nil)?.story.beats)
  }
}
