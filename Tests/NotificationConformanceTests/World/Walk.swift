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
  /// Names of the signals that mean the same in the cleaner and in the table made for walks.
  struct Names {
    var limit, bought, analyzed, used, started, finished, found, cleaned, onboarded: String
    var others: [String] = []
    var limitType, dailyType, newsType, backType: String
  }

  let scheduler: Scheduler
  let names: Names
  var world: World
  var random: SplitMix64
  /// The actions so far, to read when a walk fails.
  var story: [String] = []
  var broken: [String] = []

  /// The clock was set, or the zone changed behind the app's back: no plan can foresee that, so conditions that were
  /// planned for are not held against it. Caps and quiet hours hold again from the next plan on.
  var isSurprised = false
  /// Where the walk began, and what is special about it.
  let place: WalkPlaces.Stay
  /// The change of the clocks around which the walk spends most of its time, with what is due at once: limits end in odd
  /// ways in an hour that comes twice. Nil for a walk that goes far.
  private let change: Instant?
  var adds = 0
  private var bornHere: Set<String> = []
  private var checkedDeliveries = 0
  private var seen: Set<String> = []
  private var taps: Set<String> = []
  private var lastClean: Instant?
  private var isBought = false
  private var hasNews = false
  private var isStarted = false
  /// Those of the series that have begun and not ended.
  private var courses: Set<String> = []
  /// The newest value of the attribute.
  private var tier = ""
  /// What the device is known to be.
  private var device = DeviceFacts()
  /// Where the flag is.
  private var isLunchOn = true
  /// When each signal came.
  private var heard: [String: [Instant]] = [:]

  init(_ scheduler: Scheduler, _ names: Names, seed: UInt64) {
    self.scheduler = scheduler
    self.names = names
    random = SplitMix64(seed: seed)
    let stay = random.pick(random.oneIn(4) ? WalkPlaces.repeats : WalkPlaces.stays)
    place = stay
    change = random.oneIn(2) && WalkPlaces.repeats.contains { $0.zone == stay.zone } ? stay.change : nil
    let time = WallClockTime(hour: random.below(24), minute: random.pick([0, 0, 59])) ?? .midnight
    var instant = stay.zone.instant(of: CivilDateTime(date: stay.date, time: time))
    if let change { instant = change - .days(1) + .minutes(random.pick([-59, -40, -10, -1, 20])) }
    let start = ScenarioStart(
      moment: Moment(instant: instant, zone: stay.zone), authorization: random.oneIn(6) ? .notDetermined : .authorized)
    story.append("start \(start.moment.local) \(stay.zone.identifier) \(start.authorization)")
    world = World(scheduler: scheduler, start: start)
    adds = world.center.counters.attempted
  }

  mutating func run(actions: Int) {
    for _ in 0..<actions where broken.isEmpty {
      act()
      check()
    }
    if broken.isEmpty { finish() }
  }

  // MARK: Actions

  private mutating func act() {
    world.problems.removeAll()
    if let change, random.oneIn(2) { return linger(around: change) }
    switch random.below(24) {
    case 0...5: advance()
    case 6...12: signal()
    case 13, 14: app()
    case 15: perform(.authorization(random.pick([.authorized, .authorized, .denied, .provisional, .notDetermined])))
    case 16:
      guard world.isRunning, let setting = scheduler.rules.preferences.randomElement(using: &random) else { return }
      perform(.prefer([.init(setting.id, value(for: setting))]))
    case 17 where world.isRunning || random.oneIn(3):
      if world.center.appState != .foreground { isSurprised = true }
      let shown = world.deliveries.count
      perform(.zone(random.oneIn(2) ? place.zone : random.pick(WalkPlaces.zones)))
      // What the change made due came before the app could plan anew.
      if world.deliveries.count > shown { isSurprised = true }
    case 18 where random.oneIn(3):
      isSurprised = true
      let hours = random.pick([-48, -2, -1, 1, 2, 48])
      perform(.clock(.hours(hours)))
    case 19: perform(.focus(random.oneIn(2)))
    case 20: perform(.failAdds(random.pick([1, 1, 2, 3])))
    case 22 where world.isRunning && !scheduler.rules.attributes.isEmpty:
      tier = random.pick(["free", "gold"])
      perform(.attribute(["tier": tier]))
    case 23 where world.isRunning && random.oneIn(2):
      isLunchOn = random.oneIn(2)
      perform(.switched(["lunch": isLunchOn]))
    case 23 where world.isRunning:
      device = DeviceFacts(region: random.pick(["DE", "AT"]), appVersion: AppVersion(random.below(3)))
      perform(.device(device))
    case 21: perform(.locale(random.pick(["en", "ru"])))
    default:
      guard let done = world.center.delivered.randomElement(using: &random),
        let type = scheduler.parse(identifier: done.request.identifier)?.type
      else { return }
      for delivered in world.center.delivered where world.type(of: delivered.request) == type {
        taps.insert(delivered.request.identifier)
      }
      perform(.tap(type: type))
    }
  }

  private mutating func value(for setting: PreferenceRule) -> PreferenceValue {
    switch setting.kind {
    case .toggle: return .toggle(!random.oneIn(3))
    case .time:
      return .time(WallClockTime(hour: random.below(24), minute: random.pick([0, 0, 30])) ?? .midnight)
    case .weekdays:
      return .weekdays((0..<random.below(4)).map { _ in random.pick(Weekday.allCases) })
    case .times(_, let most):
      return .times(
        (0..<random.below(min(most, 4))).map { _ in
          WallClockTime(hour: random.below(24), minute: random.pick([0, 0, 30])) ?? .midnight
        })
    case .number(_, let range): return .number(random.pick([range.lowerBound, range.upperBound]))
    case .choice(let standard, let options): return .choice(options.randomElement(using: &random)?.id ?? standard)
    }
  }

  private mutating func perform(_ action: ScenarioStep.Action) {
    story.append("\(world.now.local) \(action)".prefix(160).description)
    perform([action])
  }

  private mutating func perform(_ actions: [ScenarioStep.Action]) {
    let line = SourceSpan(startOf: "walk")
    let steps = actions.map { ScenarioStep(span: line, instant: world.now.instant, action: $0) }
    world.perform(steps[...])
  }

  private mutating func advance() {
    let target: Instant
    switch random.below(10) {
    case 0: target = world.now.instant + .milliseconds(1)
    case 1...3: target = world.now.instant + .minutes(random.pick([1, 29, 30, 31, 60]))
    case 4...6:
      let slot = CivilDateTime(date: world.now.local.date, time: scheduler.rules.policies.slot)
      target = max(world.now.instant, world.now.zone.instant(of: slot))
    case 7, 8: target = world.now.instant + .hours(random.pick([1, 3, 12, 24]))
    case 9 where !random.oneIn(4):
      // Around a change of the clocks, or at that time on the day before.
      guard let change = world.now.zone.nextTransition(after: world.now.instant - .days(1))?.instant,
        change - world.now.instant < .days(6)
      else { return }
      let near = change + .minutes(random.pick([-90, -50, -20, -1, 10, 20, 40, 59, 100]))
      target = max(world.now.instant, random.oneIn(2) ? near - .days(1) : near)
    default: target = world.now.instant + .days(random.oneIn(40) ? 1100 : random.pick([2, 7, 20]))
    }
    go(to: target)
  }

  private mutating func go(to target: Instant) {
    world.advance(to: target)
    story.append("until \(world.now.local)")
  }

  /// A short wait, the other side of the change, or something at once.
  private mutating func linger(around change: Instant) {
    switch random.below(4) {
    case 0: go(to: world.now.instant + .minutes(random.pick([1, 10, 25])))
    case 1: go(to: max(world.now.instant, change + .minutes(random.pick([-50, -20, -5, 5, 15, 30, 45]))))
    default: signal(among: names.others)
    }
  }

  /// - Parameter some: The signals to choose from; all of them when there are none.
  private mutating func signal(among some: [String] = []) {
    guard world.isRunning else { return }
    var signals: [(id: String, parameters: [String: ParameterValue])] = []
    repeat {
      let all =
        [
          names.limit, names.limit, names.bought, names.analyzed, names.analyzed, names.started, names.started,
          names.finished, names.found, names.cleaned, names.onboarded,
        ] + names.others
      let id = random.pick(some.isEmpty ? all : some)
      var parameters: [String: ParameterValue] = [:]
      if id == names.analyzed { parameters = [names.used: .int(random.pick([85, 86, 90, 91, 95]))] }
      if id == names.found { parameters = ["count": .int(random.pick([0, 3]))] }
      if id == names.finished, scheduler.rules.app == "walk" {
        let due = world.now.instant + .hours(random.pick([1, 20, 40, 90])) + .minutes(random.pick([0, 30]))
        let zone = random.oneIn(5) ? "Nowhere" : random.pick(WalkPlaces.zones).identifier
        parameters = ["due": .int(Int(due.milliseconds)), "zone": .string(zone)]
      }
      if id == names.bought, !random.oneIn(4) { continue }
      if ["ordered", "planned", "begun", "over", "taken"].contains(id) { parameters = item() }
      if id == "begun" {
        parameters["times"] = .string(random.pick(["", "01:30,08:00", "02:15", "08:00,12:00,23:50"]))
        parameters["days"] = .string(random.pick(["monday,friday", "sunday", ""]))
      }
      signals.append((id, parameters))
    } while random.oneIn(3)
    story.append("\(world.now.local) \(signals.map { "\($0.id)\($0.parameters.values.map(\.description))" })")
    for signal in signals { learn(signal) }
    perform(signals.map { .signal($0.id, $0.parameters) })
    for type in scheduler.rules.types {
      for trigger in type.triggers {
        let own: String
        switch trigger.schedule {
        case .calendar, .at, .reached, .location: continue
        case .after(let rule, _, _), .slotAfter(let rule, _): own = rule.signal
        }
        guard type.triggers.count == 1, type.per == nil, signals.contains(where: { $0.id == own }),
          let number = world.state?.signals.newest(own)?.number
        else { continue }
        bornHere.insert("\(scheduler.rules.app).\(type.id).\(number)")
      }
    }
  }

  /// What the types with `per` tell apart, and a moment that moves. Once in a while nothing.
  private mutating func item() -> [String: ParameterValue] {
    guard !random.oneIn(20) else { return [:] }
    let moment = world.now.instant + .minutes(random.below(3000) - 60)
    return ["item": .string(random.pick(["a", "b.1", "в~1"])), "at": .int(Int(moment.milliseconds))]
  }

  private mutating func learn(_ signal: (id: String, parameters: [String: ParameterValue])) {
    heard[signal.id, default: []].append(world.now.instant)
    if signal.id == names.cleaned { lastClean = world.now.instant }
    if signal.id == names.bought { isBought = true }
    if signal.id == names.found, signal.parameters["count"]?.number ?? 0 > 0 || scheduler.rules.app == "walk" {
      hasNews = true
    }
    if let item = signal.parameters["item"]?.description {
      if signal.id == "begun" { courses.insert(item) }
      if signal.id == "over" { courses.remove(item) }
    }
    if signal.id == names.started { isStarted = true }
    if signal.id == names.finished { isStarted = false }
  }

  private mutating func app() {
    if random.oneIn(4), world.isRunning { return crash() }
    let transition = random.pick(
      [
        ScenarioStep.AppTransition.launch, .foreground, .background, .background, .killed,
        random.oneIn(8) ? .reinstall : .foreground,
      ])
    if transition == .reinstall { forget() }
    perform(.app(transition))
  }

  /// A new installation knows nothing and owes nothing.
  private mutating func forget() {
    bornHere = []
    seen = []
    taps = []
    lastClean = nil
    isBought = false
    hasNews = false
    isStarted = false
    heard = [:]
    tier = ""
    device = DeviceFacts()
    isLunchOn = true
    world.logged = []
    world.outcomes = []
  }

  /// The process ends somewhere in the commands of a step, and starts again.
  private mutating func crash() {
    guard var running = world.state else { return }
    let slot = random.pick([names.limit, names.cleaned, names.started])
    let report = world.center.report()
    let commands = scheduler.step(&running, on: StepInput([.signal(slot, [:])], report: report), at: world.now)
    let survived = random.below(commands.count + 1)
    story.append("\(world.now.local) \(slot), killed after \(survived) of \(commands.count) commands")
    if survived == 0 {
      // The report was read and nothing was kept: on a device the list of delivered ones is still there.
      isSurprised = true
    } else {
      learn((slot, [:]))
      for case .report(let outcome) in commands { world.outcomes.append(outcome) }
    }
    world.isPlanCurrent = false
    for command in commands.prefix(survived) {
      switch command {
      case .write(let state): world.stored = state
      case .add(let request): try? world.center.add(request, at: world.now)
      case .remove(let identifiers): world.center.removePending(identifiers)
      case .deliver(let records):
        for record in records where !world.logged.contains(record) { world.logged.append(record) }
      case .present, .removeDelivered, .clearBadge, .requestAuthorization, .alertPermission, .store, .open, .perform,
        .report:
        break
      }
    }
    world.kill()
    world.show(world.center.deliverDue(at: world.now))
    world.launch()
  }

  // MARK: What must hold

  private mutating func fail(_ message: String) { broken.append(message) }

  private mutating func check() {
    checkDeliveries()
    guard let state = world.state else { return }
    let center = world.center
    let intended = state.pending.map { "\($0.request.identifier)" }.sorted()
    // Focus silences what comes due in the foreground without a word to the app.
    let inFlight = state.pending.filter { $0.due <= world.now.instant }.map(\.request.identifier)
    let actual = center.pending.map { "\($0.request.identifier)" }.sorted()
    if center.appState == .foreground {
      let lost = Set(intended).subtracting(actual).subtracting(inFlight).sorted()
      let stray = Set(actual).subtracting(intended).sorted()
      if !lost.isEmpty && !isSurprised || !stray.isEmpty {
        fail("intended and not in the center: \(lost), not intended: \(stray)")
      }
      if Set(intended).count != intended.count { fail("planned twice") }
    }
    for pending in center.pending where center.appState == .foreground {
      guard let plan = state.pending.first(where: { $0.request.identifier == pending.request.identifier }) else {
        continue
      }
      if plan.due != pending.due, !isSurprised {
        fail("\(plan.request.identifier) is intended for \(plan.due), the center has \(pending.due)")
      }
      if plan.request.content != pending.request.content { fail("\(plan.request.identifier) has an old text") }
      if pending.due <= world.now.instant { fail("\(plan.request.identifier) is pending and due") }
      if scheduler.parse(identifier: plan.request.identifier)?.type != plan.type {
        fail("odd id \(plan.request.identifier)")
      }
    }
    if center.appState == .foreground, !state.authorization.allowsPosting, !actual.isEmpty {
      fail("pending without permission: \(actual)")
    }
    if !state.authorization.allowsPosting, center.counters.attempted > adds { fail("an add without permission") }
    adds = center.counters.attempted
    if state.open.count > 24 { fail("\(state.open.count) open occurrences") }
    if state.pending.count > scheduler.rules.policies.pendingBudget { fail("over the budget") }
    if state.announced.count > 250 || state.deliveries.recent.count > 250 || !state.outbox.isEmpty {
      fail("the state grows")
    }
    // The dearest of the checks.
    if random.oneIn(3) { checkIdempotence() }
    checkRecords()
  }

  /// After a look at the world, a second look has nothing to do or to say.
  private mutating func checkIdempotence() {
    guard world.center.appState == .foreground, broken.isEmpty else { return }
    var copy = world
    copy.center.failNextAdds(0, error: CenterError(code: 0, name: ""))
    // Once for what failed before and is late, and once for each that is free when the one before it is over.
    for _ in 0...max(1, world.state?.open.count ?? 0) { copy.run([.timeChanged]) }
    guard var again = copy.state else { return }
    let commands = scheduler.step(&again, on: StepInput([.timeChanged], report: copy.center.report()), at: copy.now)
    for command in commands {
      switch command {
      case .write, .removeDelivered, .clearBadge, .requestAuthorization, .alertPermission, .store, .open, .perform,
        .present:
        break
      case .add, .remove: fail("planned again without news: \(brief(command))")
      case .deliver(let records): fail("logged again without news: \(records.map(\.id))")
      case .report(let outcome):
        fail("said again without news: \(outcome.identifier) \(outcome.outcome) \(outcome.reason)")
      }
    }
  }

  private func brief(_ command: SchedulerCommand) -> String {
    if case .add(let request) = command { return "add \(request.identifier) \(request.trigger)" }
    return "\(command)"
  }

  private mutating func checkRecords() {
    var ids: Set<String> = []
    var fired: Set<String> = []
    // Handed over at least once: a record that comes again after a crash is the same one.
    for record in Set(world.logged) {
      if !ids.insert("\(record.event) \(record.id)").inserted { fail("logged twice: \(record.event) \(record.id)") }
      let name = record.id.split(separator: ".").prefix { $0 != "notification" }.joined(separator: ".")
      if record.id.hasSuffix(".notification.fired") { fired.insert(name) }
      if record.id.hasSuffix(".notification.opened"), !taps.contains(name) { fail("opened without a tap: \(name)") }
    }
    let shown = Set(world.deliveries.filter { !$0.isSilenced }.map(\.identifier))
    if !isSurprised, !fired.isSubset(of: shown) { fail("fired and not delivered: \(fired.subtracting(shown))") }
  }

  private mutating func checkDeliveries() {
    defer { checkedDeliveries = world.deliveries.count }
    let known = world.deliveries[world.forgottenDeliveries...]
    for broken in Invariants(scheduler.rules).broken(by: known, from: max(0, checkedDeliveries - known.startIndex)) {
      fail("\(broken.text) at \(broken.delivery.local) \(broken.delivery.zone.identifier)")
    }
    for text in Invariants(scheduler.rules).unfounded(world.capRefusals, among: world.deliveries) { fail(text) }
    world.capRefusals = []
    for delivery in world.deliveries[checkedDeliveries...] {
      seen.insert(delivery.identifier)
      if !isSurprised {
        checkCondition(of: delivery)
      }
      if delivery.type == names.newsType { hasNews = false }
    }
  }

  private mutating func checkCondition(of delivery: World.Delivery) {
    switch delivery.type {
    case names.limitType where isBought: fail("\(delivery.identifier) after the purchase")
    case names.dailyType:
      if let lastClean, delivery.instant - lastClean <= .hours(24) {
        fail("\(delivery.identifier) too soon after cleaning")
      }
    case names.newsType where !hasNews: fail("\(delivery.identifier) without news")
    case names.backType where !isStarted: fail("\(delivery.identifier) after finishing")
    case "course" where delivery.identifier.contains(".doses") && !isRunning(delivery.identifier):
      fail("\(delivery.identifier) after its end")
    case "unpractised" where wasHeard("ping", onTheDayOf: delivery):
      fail("\(delivery.identifier) on the day of a signal")
    case "praise" where !wasHeard("ping", onTheDayOf: delivery):
      fail("\(delivery.identifier) on a day without a signal")
    case "german" where device.region != "DE" || (device.appVersion ?? AppVersion(0)) < AppVersion(1):
      fail("\(delivery.identifier) on another device")
    case "lunch" where !isLunchOn: fail("\(delivery.identifier) while its flag is off")
    case "big" where scheduler.rules.experiments.first?.arm(of: UInt64(world.installation)) != "big":
      fail("\(delivery.identifier) outside of its arm")
    case "gold" where tier != "gold": fail("\(delivery.identifier) without gold")
    case "busy" where heard["ping", default: []].count { delivery.instant - $0 <= .days(2) } < 3:
      fail("\(delivery.identifier) without three signals in two days")
    default: break
    }
  }

  private func isRunning(_ identifier: String) -> Bool {
    let names = ["a": "a", "b.1": "b%2e1", "в~1": "%d0%b2%7e1"]
    return courses.contains { item in names[item].map { identifier.contains(".\($0).") } ?? false }
  }

  private func wasHeard(_ signal: String, onTheDayOf delivery: World.Delivery) -> Bool {
    heard[signal]?.contains { delivery.zone.local(at: $0).date == delivery.zone.local(at: delivery.instant).date }
      ?? false
  }

  /// After a month everything born of a signal was delivered or has an outcome.
  private mutating func finish() {
    perform(.app(.launch))
    check()
    world.advance(to: world.now.instant + .days(40))
    perform(.app(.launch))
    check()
    guard broken.isEmpty, let state = world.state else { return }
    let told = Set(world.outcomes.map(\.identifier))
    let waiting = Set(state.open.map { "\(scheduler.rules.app).\($0.type).\($0.key)" })
    for identifier in bornHere.sorted() where !seen.contains(identifier) && !told.contains(identifier) {
      if !waiting.contains(identifier) { fail("nobody knows what became of \(identifier)") }
    }
  }
}
