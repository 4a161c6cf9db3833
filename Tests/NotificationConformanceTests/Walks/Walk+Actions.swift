import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling

@testable import NotificationConformance

extension Walk {
  mutating func act() {
    world.problems.removeAll()
    passed += world.trace
    world.trace.removeAll()
    if let change, random.oneIn(2) { return linger(around: change) }
    switch random.below(28) {
    case 0...6: advance()
    case 7...13: if world.isRunning { perform(signals()) }
    case 14, 15: app()
    case 16: perform(.authorization(random.pick([.authorized, .authorized, .denied, .provisional, .notDetermined])))
    case 17, 18: prefer()
    case 19: travel()
    case 20: perform(.focus(random.oneIn(2)))
    case 21: perform(.failAdds(random.pick([1, 1, 2, 3])))
    case 22: perform(.locale(random.pick(scheduler.rules.locales)))
    case 23: learnOfTheUser()
    case 24: if world.isRunning { refuse() }
    default: answer()
    }
  }

  private mutating func prefer() {
    guard world.isRunning, let setting = scheduler.rules.preferences.randomElement(using: &random) else { return }
    perform(.prefer([.init(id: setting.id, value: value(for: setting))]))
  }

  private mutating func value(for setting: PreferenceRule) -> PreferenceValue {
    switch setting.kind {
    case .toggle: .toggle(random.oneIn(2))
    case .time: .time(time())
    case .weekdays: .weekdays((0..<random.below(4)).map { _ in random.pick(Weekday.allCases) })
    case .times(_, let most): .times((0..<random.below(min(most, 4) + 1)).map { _ in time() })
    case .number(let standard, let range): .number(random.pick([range.lowerBound, standard, range.upperBound]))
    case .choice(let standard, let options): .choice(options.randomElement(using: &random)?.id ?? standard)
    }
  }

  /// Something new of the user, of the device, or of the team.
  private mutating func learnOfTheUser() {
    guard world.isRunning else { return }
    switch random.below(4) {
    case 0:
      guard let attribute = scheduler.rules.attributes.randomElement(using: &random) else { return }
      let value = random.pick(attribute.values)
      memory.attributes[attribute.id] = value
      perform(.attribute([attribute.id: value]))
    case 1:
      guard let flag = scheduler.rules.flags.randomElement(using: &random) else { return }
      let isOn = random.oneIn(2)
      flags[flag.id] = isOn
      perform(.switched([flag.id: isOn]))
    case 2:
      device = random.pick(vocabulary.devices)
      perform(.device(device))
    default:
      guard scheduler.rules.token != nil else { return }
      perform(.token(.user(random.pick(["ann", "ann", "bob", nil]))))
    }
  }

  /// To another zone, or to another time.
  private mutating func travel() {
    hasTravelled = true
    if random.oneIn(3) {
      isSurprised = true
      return perform(.clock(.hours(random.pick([-48, -2, -1, 1, 2, 48]))))
    }
    guard world.isRunning || random.oneIn(3) else { return }
    if world.center.appState != .foreground { isSurprised = true }
    let shown = world.deliveries.count
    perform(.zone(zone()))
    // What the change made due came before the app could plan anew.
    if world.deliveries.count > shown { isSurprised = true }
  }

  private mutating func advance() {
    let target: Instant
    switch random.below(12) {
    case 0: target = world.now.instant + .milliseconds(1)
    case 1, 2: target = world.now.instant + .minutes(random.pick([1, 29, 30, 31, 60]))
    case 3, 4: target = world.center.pending.map(\.due).min() ?? world.now.instant
    case 5, 6:
      let slot = CivilDateTime(date: world.now.local.date, time: scheduler.rules.policies.slot)
      target = world.now.zone.instant(of: slot)
    case 7, 8, 9: target = world.now.instant + .hours(random.pick([1, 3, 12, 24]))
    case 10 where !random.oneIn(4):
      // Around a change of the clocks, or at that time on the day before.
      guard let change = world.now.zone.nextTransition(after: world.now.instant - .days(1))?.instant,
        change - world.now.instant < .days(6)
      else { return }
      let near = change + .minutes(random.pick([-90, -50, -20, -1, 10, 20, 40, 59, 100]))
      target = random.oneIn(2) ? near - .days(1) : near
    default: target = world.now.instant + .days(random.oneIn(40) ? 1100 : random.pick([2, 7, 20]))
    }
    go(to: target)
  }

  private mutating func go(to target: Instant) {
    guard target < .distantFuture else { return }
    world.advance(to: max(world.now.instant, target))
    story.append("until \(world.now.local)")
  }

  /// A short wait, the other side of the change, or something at once.
  private mutating func linger(around change: Instant) {
    switch random.below(4) {
    case 0: go(to: world.now.instant + .minutes(random.pick([1, 10, 25])))
    case 1: go(to: change + .minutes(random.pick([-50, -20, -5, 5, 15, 30, 45])))
    default: if world.isRunning { perform(signals()) }
    }
  }

  private mutating func app() {
    if random.oneIn(3), world.isRunning { return crash() }
    if random.oneIn(4), world.isRunning { return sleep() }
    let transition = random.pick(
      [
        ScenarioStep.AppTransition.launch, .foreground, .background, .background, .killed,
        random.oneIn(8) ? .reinstall : .foreground,
      ])
    if transition == .reinstall { forget() }
    perform(.app(transition))
  }

  /// The user taps a notification, presses one of its buttons, or swipes it away.
  private mutating func answer() {
    guard let done = world.center.delivered.randomElement(using: &random), let type = world.type(of: done.request),
      let newest = world.center.delivered.last(where: { world.type(of: $0.request) == type })?.request.identifier,
      let rule = scheduler.rules.types.first(where: { $0.id == type }), !rule.triggers.isEmpty
    else { return }
    let category = scheduler.rules.categories.first { $0.identifier == rule.content.category }
    if let action = category?.actions.randomElement(using: &random), !random.oneIn(3) {
      return press(action, of: newest, type)
    }
    if category?.reportsDismissal == true, random.oneIn(2) { return perform(.dismiss(type: type)) }
    for delivered in world.center.delivered where world.type(of: delivered.request) == type {
      taps.insert(delivered.request.identifier)
    }
    if let key = keyOfOwn(newest) { memory.answered.insert("\(type).\(key.first)") }
    perform(.tap(type: type))
  }

  private mutating func press(_ action: ActionRule, of identifier: String, _ type: String) {
    let text = action.takesText ? "text" : nil
    if let key = keyOfOwn(identifier) {
      let occurrence = "\(type).\(key.first)"
      if action.snooze == nil {
        memory.answered.insert(occurrence)
      } else {
        memory.answered.remove(occurrence)
        memory.snoozed[occurrence] = memory.snoozed[occurrence] ?? world.now.instant
      }
      if let signal = action.signal {
        let parameters = scheduler.arguments(of: identifier, in: world.known.scheduler)
        learn(Signal(id: signal, parameters: parameters))
      }
    }
    perform(.act(type: type, action: action.id, text: text))
  }

  /// Nil for what was shown to somebody else.
  private func keyOfOwn(_ identifier: String) -> OccurrenceKey? {
    let state = world.known.scheduler
    guard !state.isSignedOut, let (type, key) = scheduler.parse(identifier: identifier) else { return nil }
    let isKnown =
      state.pending.contains { $0.type == type && $0.key == key }
      || state.deliveries.recent.contains { $0.type == type && $0.key == key }
    return isKnown ? key : nil
  }
}
