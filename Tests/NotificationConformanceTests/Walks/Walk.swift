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
  let vocabulary: WalkVocabulary
  var world: World
  var random: SplitMix64
  /// The actions so far, to read when a walk fails.
  var story: [String] = []
  var broken: [String] = []
  /// The trace of all actions but the last.
  var passed: [TraceEntry] = []

  /// The clock was set, or the zone changed behind the app's back: no plan can foresee that, so conditions that were
  /// planned for are not held against it. Caps and quiet hours hold again from the next plan on.
  var isSurprised = false
  /// The zone or the clock was changed: dates may be left out there, or be beyond the horizon for a while.
  var hasTravelled = false
  /// Where the walk began, and what is special about it.
  let place: WalkPlaces.Stay
  /// The change of the clocks around which the walk spends most of its time, with what is due at once: limits end in odd
  /// ways in an hour that comes twice. Nil for a walk that goes far.
  let change: Instant?
  /// The signals of one type, of which the walk says more than of others.
  let topic: [String]
  /// What happened to each user, by number.
  var memories: [Int: WalkMemory] = [:]
  /// Where the flags are, as far as they were reported.
  var flags: [String: Bool] = [:]
  /// The arms of experiments; those of a later installation are drawn.
  var arms: [String: String] = [:]
  /// What the device is known to be.
  var device = DeviceFacts()
  /// The moments that signals have carried.
  var moments: [Instant] = []

  /// What the checks have looked at.
  var adds = 0
  var checkedDeliveries = 0
  var checkedOutcomes = 0
  var checkedRecords = 0
  /// The settings before the last action.
  var oldPreferences: [String: PreferenceValue] = [:]
  /// Whether notifications were allowed before the last action.
  var wasAllowed = true
  /// What the center has refused, or not shown for lack of permission, at some time.
  var withheld: Set<String> = []
  /// What was logged as delivered.
  var assumed: Set<String> = []
  /// What the center has refused in the last action.
  var refused: Set<String> = []
  /// Every occurrence that was planned or waited, and those that were shown.
  var known: Set<String> = []
  var seen: Set<String> = []
  var taps: Set<String> = []

  /// What happened to the present user.
  var memory: WalkMemory {
    get { memories[world.known.scheduler.userNumber] ?? WalkMemory() }
    set { memories[world.known.scheduler.userNumber] = newValue }
  }

  init(
    _ scheduler: Scheduler, _ vocabulary: WalkVocabulary, seed: UInt64, choices: CenterChoices = .standard
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
    for experiment in scheduler.rules.experiments { arms[experiment.id] = random.pick(experiment.arms).id }
    start.arms = arms
    story.append("start \(start.moment.local) \(stay.zone.identifier) \(start.authorization)")
    world = World(scheduler: scheduler, start: start, choices: choices)
    world.launchesInTwoSteps = seed.isMultiple(of: 2)
    adds = world.center.counters.attempted
  }

  mutating func run(actions: Int) {
    check()
    for _ in 0..<actions where broken.isEmpty {
      act()
      check()
    }
    if broken.isEmpty { finish() }
  }

  mutating func fail(_ message: String) { broken.append(message) }

  mutating func perform(_ action: ScenarioStep.Action) {
    story.append("\(world.now.local) \(action.text)".prefix(200).description)
    world.perform([action])
  }

  mutating func perform(_ signals: [Signal]) {
    story.append("\(world.now.local) \(signals.map(\.text).joined(separator: ", "))")
    for signal in signals { learn(signal) }
    world.perform(signals.map { .signal($0.id, $0.parameters) })
  }

  mutating func learn(_ signal: Signal) {
    // What is reported while nobody is signed in is nobody's.
    guard world.app?.scheduler.isSignedOut != true else { return }
    memory.hear(signal.id, signal.parameters, at: world.now.instant)
  }

  /// A new installation knows nothing and owes nothing.
  mutating func forget() {
    known = []
    seen = []
    taps = []
    memories = [:]
    device = DeviceFacts()
    flags = [:]
    arms = [:]
    world.logged = []
    world.outcomes = []
    checkedOutcomes = 0
    checkedRecords = 0
    withheld = []
    assumed = []
    oldPreferences = [:]
  }
}

extension World {
  /// Steps of one instant.
  mutating func perform(_ actions: [ScenarioStep.Action]) {
    let line = SourceSpan(startOf: "walk")
    let steps = actions.map { ScenarioStep(span: line, instant: now.instant, action: $0) }
    perform(steps[...])
  }
}
