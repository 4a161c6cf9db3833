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
    case 21: perform(.fail(random.pick([.add, .add, .answer, .removal, .report]), times: random.pick([1, 1, 2, 3])))
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
      perform(.attribute([attribute.id: value]))
    case 1:
      guard let flag = scheduler.rules.flags.randomElement(using: &random) else { return }
      let isOn = random.oneIn(2)
      perform(.switched([flag.id: isOn]))
    case 2:
      perform(.device(random.pick(vocabulary.devices)))
    default:
      guard scheduler.rules.token != nil else { return }
      perform(.token(.user(random.pick(["ann", "ann", "bob", nil]))))
    }
  }

  /// To another zone, or to another time.
  private mutating func travel() {
    if random.oneIn(3) { return perform(.clock(.hours(random.pick([-48, -2, -1, 1, 2, 48])))) }
    guard world.isRunning || random.oneIn(3) else { return }
    perform(.zone(zone()))
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
    perform(.app(transition))
  }

  /// The user taps a notification, presses one of its buttons, or swipes it away.
  private mutating func answer() {
    guard let done = world.center.delivered.randomElement(using: &random), let type = world.type(of: done.request),
      let rule = scheduler.rules.types.first(where: { $0.id == type }), !rule.triggers.isEmpty
    else { return }
    let category = scheduler.rules.categories.first { $0.identifier == rule.content.category }
    if let action = category?.actions.randomElement(using: &random), !random.oneIn(3) {

      return perform(.act(type: type, action: action.id, text: action.takesText ? "text" : nil))

    }
    if category?.reportsDismissal == true, random.oneIn(2) { return perform(.dismiss(type: type)) }
    perform(.tap(type: type))
  }
}
