import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import TestSupport

@testable import NotificationConformance

/// A random walk of one device, with what must always hold checked after every action.
struct Walk {
  let scheduler: Scheduler
  let vocabulary: SignalVocabulary
  var world: World
  var random: SplitMix64
  /// The actions so far, to read when a walk fails.
  var story: [String] = []
  /// The trace of all actions but the last.
  var passed: [TraceEntry] = []

  /// What is checked after every action.
  var watch: HistoryWatch
  /// Where the walk began, and what is special about it.
  let place: WalkPlaces.Stay
  /// The change of the clocks around which the walk spends most of its time, with what is due at once: limits end in odd
  /// ways in an hour that comes twice. Nil for a walk that goes far.
  let change: Instant?
  /// The signals of one type, of which the walk says more than of others.
  let topic: [String]
  /// The moments that signals have carried.
  var moments: [Instant] = []

  var broken: [String] { watch.broken }

  init(
    _ scheduler: Scheduler, _ vocabulary: SignalVocabulary, seed: UInt64, choices: CenterChoices = .standard
  ) {
    self.scheduler = scheduler
    self.vocabulary = vocabulary
    random = SplitMix64(seed: seed)
    // A center that takes the second of two times, and a date that came twice, are a day apart.
    let isUsual = { (stay: WalkPlaces.Stay) in choices.repeatedTime == .firesAtFirst || stay.date.year > 1970 }
    var stay = random.pick((random.oneIn(4) ? WalkPlaces.repeats : WalkPlaces.stays).filter(isUsual))
    if !vocabulary.dates.isEmpty, random.oneIn(3) { stay.date = random.pick(vocabulary.dates).adding(days: -2) }
    place = stay
    topic = random.pick(vocabulary.topics)
    change = random.oneIn(2) && WalkPlaces.repeats.contains { $0.zone == stay.zone } ? stay.change : nil
    let time = WallClockTime(hour: random.below(24), minute: random.pick([0, 0, 59])) ?? .midnight
    var instant = stay.zone.instant(of: CivilDateTime(date: stay.date, time: time))
    if let change { instant = change - .days(1) + .minutes(random.pick([-59, -40, -10, -1, 20])) }
    var start = ScenarioStart(
      moment: Moment(instant: instant, zone: stay.zone), authorization: random.oneIn(6) ? .notDetermined : .authorized)
    var arms: [String: String] = [:]
    for experiment in scheduler.rules.experiments { arms[experiment.id] = random.pick(experiment.arms).id }
    start.arms = arms
    story.append("start \(start.moment.local) \(stay.zone.identifier) \(start.authorization)")
    world = World(scheduler: scheduler, start: start, choices: choices)
    world.launchesInTwoSteps = seed.isMultiple(of: 2)
    watch = HistoryWatch(WalkItems.watched, arms: arms, of: world)
  }

  mutating func run(actions: Int) {
    check()
    for _ in 0..<actions where broken.isEmpty {
      act()
      check()
    }
    if broken.isEmpty { watch.finish(&world) }
  }

  mutating func check() {
    let isThorough = random.oneIn(4)
    watch.check(&world, thoroughly: isThorough, withLaunch: isThorough && random.oneIn(2))
  }

  mutating func fail(_ message: String) { watch.fail(message) }

  mutating func perform(_ action: ScenarioStep.Action) {
    story.append("\(world.now.local) \(action.text)".prefix(200).description)
    watch.perform([action], in: &world)
  }

  mutating func perform(_ signals: [Signal]) {
    story.append("\(world.now.local) \(signals.map(\.text).joined(separator: ", "))")
    watch.perform(signals.map { .signal($0.id, $0.parameters) }, in: &world)
  }
}
