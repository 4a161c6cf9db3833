import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Watches one device through its history, and says what always holds and did not: for random walks and for `explore`.
///
/// It remembers for itself what it was told and what came. Of the scheduler under test it takes only which trigger and which
/// signal an occurrence belongs to.
struct HistoryWatch {
  private(set) var scheduler: Scheduler
  let items: WatchedItems
  /// What did not hold, in the order in which it was found.
  var broken: [String] = []

  /// The clock was set, or the zone changed behind the app's back: no plan can foresee that, so conditions that were
  /// planned for are not held against it. Caps and quiet hours hold again from the next plan on.
  var isSurprised = false
  /// The zone or the clock was changed: dates may be left out there, or be beyond the horizon for a while.
  var hasTravelled = false
  /// Those of versions before an update: what they have deferred goes on waiting.
  var earlierCaps: [CapRule] = []
  /// A process has ended.
  var wasKilled = false
  /// The app may know less than it was told: a process ended in the middle of something, or a file was lost.
  var hasLost = false
  /// What happened to each user, by number.
  var memories: [Int: HistoryMemory] = [:]
  /// Where the flags are, as far as they were reported.
  var flags: [String: Bool] = [:]
  /// The arms of experiments; those of a later installation are drawn.
  var arms: [String: String] = [:]
  /// What the device is known to be.
  var device = DeviceFacts()

  /// What the checks have looked at.
  var adds: Int
  var checkedDeliveries = 0
  var checkedOutcomes = 0
  var checkedRecords = 0
  /// What was logged, by event and id.
  var records: [String: AnalyticsRecord] = [:]
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
  /// How often each notification was tapped, or had a button pressed.
  var touches: [String: Int] = [:]
  /// What was reached and leaves nothing behind.
  var passing: Set<Milestone> = []
  /// How many screens were looked at, and how often each notification has opened one.
  var checkedScreens = 0
  var openings: [String: Int] = [:]
  /// What the phone had before the last action, as intended, and when it was due.
  var wasPending: [String: Instant] = [:]
  /// Of those, what the last action could not make expire: a flight or a setting, in the open app.
  var cannotExpire: Set<String> = []
  /// When the app planned or heard something last before the last action.
  var lastStep: Instant?
  /// The last action told the app nothing but that somebody looks.
  var wasLook = false
  /// What was told last of what has had no request since, and of whom.
  var lastWords: [String: OutcomeRecord] = [:]
  var userOfWords: Int?
  var wordsOfUsers: [Int: [String: OutcomeRecord]] = [:]
  var absences: [Int: Absence] = [:]
  /// What fell due in one, by user.
  var lapsed: Set<String> = []
  /// What was told `cancelled` and not added again: it does not come.
  var takenBack: Set<String> = []
  /// The last action made the app plan.
  var hasPlanned = false
  /// What a kill behind a write may have been about to report: nobody heard it.
  var unheard: Set<String> = []

  /// - Parameters:
  ///   - items: The values that signals carry for types with `per`.
  ///   - promised: Whose rules must hold; nil for those of the world.
  ///   - world: Nothing has been done in it yet.
  init(_ items: WatchedItems, arms: [String: String] = [:], promised: Scheduler? = nil, of world: World) {
    scheduler = promised ?? world.scheduler
    self.items = items
    self.arms = arms
    adds = world.center.counters.attempted
  }

  mutating func fail(_ message: String) { broken.append(message) }

  /// Carries out what happens at one instant, and learns of it.
  ///
  /// The trace has to begin with it: what was refused is read there.
  mutating func perform(_ actions: [ScenarioStep.Action], in world: inout World) {
    for action in actions {
      learn(action, world)
      // Something else of this instant may end it.
      noteLifts(world)
    }
    let (shown, before) = (world.deliveries.count, world)
    let intended = Set(world.known.scheduler.pending.map(\.request.identifier))
    let requests = world.center.pending.filter { intended.contains($0.request.identifier) }
      .map { ($0.request.identifier, $0.due) }
    wasPending = Dictionary(requests, uniquingKeysWith: { first, _ in first })
    lastStep = world.known.scheduler.lastInstant
    wasLook = actions.allSatisfy(\.isLook)
    hasPlanned = actions.contains { $0.isLook || $0.isSignal || $0.isSwitch || isSnooze($0) }
    cannotExpire = findsAnew(actions, in: world)
    world.perform(actions)
    if actions.contains(where: \.isFlight) { allowForFlight(&world) }
    if actions.contains(.app(.restore)) { allowForOldPhone(&world) }
    checkFarewell(to: before, world)
    noteAbsence(since: before, world)
    checkBadge(since: before, world)
    checkRead(actions, world)
    noteMilestones(since: before, world, actions)
    if actions.contains(where: \.isReinstall) { forget(&world) }
    // What a flight made due came before the app could plan again.
    if actions.contains(where: \.isFlight), world.deliveries.count > shown { isSurprised = true }
  }

  private func isSnooze(_ action: ScenarioStep.Action) -> Bool {
    guard case .act(let type, let button, _) = action else { return false }
    return scheduler.rules.category(of: type)?.action(button)?.snooze != nil
  }

  /// A phone does not say what a flight has jumped over: it is gone, as if it had come. Nor does it say by which clock came
  /// what came at the very instant of a flight.
  mutating func allowForFlight(_ world: inout World) {
    guard world.isLikeADevice else { return }
    for case .missed(let identifier) in world.trace.map(\.event) { unheard.insert(identifier) }
    for index in world.deliveries.indices.reversed() {
      guard world.deliveries[index].instant == world.now.instant else { break }
      world.deliveries[index].isUntimed = true
    }
  }

  /// What came on the old phone since its app ran last is not known on the new one.
  private func allowForOldPhone(_ world: inout World) {
    let last = world.known.scheduler.lastInstant
    for index in world.deliveries.indices.reversed() {
      guard last.map({ world.deliveries[index].instant >= $0 }) ?? true else { break }
      world.deliveries[index].isUntimed = true
    }
  }

  private mutating func learn(_ action: ScenarioStep.Action, _ world: World) {
    switch action {
    case .signal(let id, let parameters, _): hear(id, parameters, world)
    case .app(let transition):
      switch transition {
      case .launch, .killed, .reinstall, .upgrade: wasKilled = true
      case .restore:
        wasKilled = true
        hasLost = true
        // What was due on the old device has used up its day there, and nobody knows whether it was shown.
        unheard.formUnion(world.known.scheduler.pending.map(\.request.identifier))
      case .foreground, .background: break
      }
    case .crash:
      wasKilled = true
      hasLost = true
    case .attribute(let values):
      // What is told between two users is nobody's.
      guard world.isRunning, !world.known.scheduler.isNobodys else { return }
      remember(world) { $0.attributes.merge(values) { $1 } }
    case .switched(let positions): if world.isRunning { flags.merge(positions) { $1 } }
    case .device(let facts): if world.isRunning { device = facts }
    case .zone:
      hasTravelled = true
      if world.center.appState != .foreground { isSurprised = true }
    case .zoneUnknown, .clock:
      hasTravelled = true
      isSurprised = true
    case .fail(.answer, _), .fail(.report, _): isSurprised = true
    case .tap(let type), .tapTwice(let type):
      touch(type, world)
      answer(type, world)
    case .act(let type, let action, _):
      touch(type, world)
      press(action, of: type, world)
    case .upgrade(let profile):
      wasKilled = true
      earlierCaps += scheduler.rules.policies.caps
      guard let rules = scheduler.rules.applying(profile: profile) else { return }
      scheduler = Scheduler(rules, zones: scheduler.zones, fault: scheduler.fault)
    case .state: hasLost = true
    case .link, .dismiss, .authorization, .prefer, .preferRefused, .locale, .focus, .fail(.add, _),
      .fail(.removal, _), .permission, .token, .push, .system, .wait:
      break
    }
  }

  /// What is reported after somebody has signed out is nobody's; before anybody has signed in it is for the first who does.
  mutating func hear(_ signal: String, _ parameters: [String: ParameterValue], _ world: World) {
    wasLook = false
    guard let app = world.app, !app.scheduler.isNobodys else { return }
    remember(world) { $0.hear(signal, parameters, at: world.now.instant) }
    expectReached(signal, parameters, world)
  }

  /// Of the present user.
  mutating func remember(_ world: World, _ change: (inout HistoryMemory) -> Void) {
    change(&memories[world.known.scheduler.userNumber, default: HistoryMemory()])
  }

  /// A new installation knows nothing and owes nothing.
  mutating func forget(_ world: inout World) {
    known = []
    seen = []
    taps = []
    unheard = []
    memories = [:]
    device = DeviceFacts()
    flags = [:]
    arms = [:]
    world.logged = []
    world.outcomes = []
    checkedOutcomes = 0
    (checkedRecords, records) = (0, [:])
    (lastWords, wordsOfUsers, takenBack) = ([:], [:], [])
    (absences, lapsed) = ([:], [])
    withheld = []
    assumed = []
    oldPreferences = [:]
  }
}

extension ScenarioStep.Action {
  fileprivate var isReinstall: Bool { self == .app(.reinstall) }
  fileprivate var isLook: Bool { self == .app(.foreground) || self == .app(.launch) }
  fileprivate var isSignal: Bool { if case .signal = self { true } else { false } }
  fileprivate var isSwitch: Bool {
    switch self {
    case .prefer(let settings): settings.allSatisfy { if case .toggle = $0.value { true } else { false } }
    case .attribute: true
    default: false
    }
  }
  var isFlight: Bool { if case .zone = self { true } else { false } }
}

extension World {
  /// Steps of one instant, which no file has.
  mutating func perform(_ actions: [ScenarioStep.Action]) {
    let steps = actions.map { ScenarioStep(span: line, instant: now.instant, action: $0) }
    perform(steps[...])
  }
}
