import CenterSimulation
import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What must hold of everything that is planned and delivered.
extension HistoryWatch {
  mutating func checkDeliveries(_ world: inout World) {
    defer { checkedDeliveries = world.deliveries.count }
    let known = world.deliveries[world.forgottenDeliveries...]
    for broken in Invariants(scheduler.rules).broken(by: known, from: max(0, checkedDeliveries - known.startIndex)) {
      fail("\(broken.text) at \(broken.delivery.local) \(broken.delivery.zone.identifier)")
    }
    // What came on an old phone fills caps, and nobody saw it here.
    if !hasLost {
      for text in Invariants(scheduler.rules).unfounded(world.capRefusals, among: world.deliveries) { fail(text) }
    }
    world.capRefusals = []
    for delivery in world.deliveries[checkedDeliveries...] {
      seen.insert(delivery.identifier)
      checkLapsed(delivery)
      let plan = plan(of: delivery, world)
      if let plan { check(delivery, plan, world) }
      guard let (type, key) = scheduler.parse(identifier: delivery.identifier) else { continue }
      memories[delivery.user, default: HistoryMemory()].see(
        type, key, planned: plan?.instant ?? delivery.instant, delivery.local, epoch: delivery.epoch)
    }
  }

  /// What is planned keeps its promises as far as they can be kept ahead.
  mutating func checkPlan(_ state: SchedulerState, _ world: World) {
    guard world.center.appState == .foreground, !isSurprised else { return }
    checkOrder(state, world)
    checkOwed(state, world)
    checkFollowed(state, world)
    checkReleased(state, world)
    for pending in state.pending where pending.due > world.now.instant && pending.due < .distantFuture {
      let others = state.pending.contains {
        $0.type == pending.type && $0.key.item == pending.key.item && $0.due <= pending.due && $0.key != pending.key
      }
      guard var subject = subject(pending.type, pending.key, pending.trigger, pending.birth, world) else { continue }
      subject.instant = pending.due - pending.spread
      subject.followsPlanned = others
      check(subject, "is planned", world)
      if subject.instant > world.now.instant, judge(state, world).isOfOldMoment(subject) {
        fail("is planned for a moment that was moved: \(pending.request.identifier)")
      }
    }
  }

  /// A step at which `until` is true ends what follows, for good (semantics, section 7).
  mutating func noteEnds(_ state: SchedulerState, _ world: World) {
    guard hasPlanned, !isSurprised, world.center.appState == .foreground,
      scheduler.rules.types.contains(where: { $0.followUp?.until != nil })
    else { return }
    let judge = judge(state, world)
    for record in state.deliveries.recent where !record.key.isFollowUp {
      guard let subject = subject(record.type, record.key, record.trigger, record.birth, world),
        judge.isOver(subject, following: record.key)
      else { continue }
      remember(world) { $0.ended.insert("\(record.type).\(record.key)") }
    }
  }

  /// No two come in one second, and of those that are due in one the more important comes first (semantics, section 9). What waits only for its second
  /// keeps it.
  private mutating func checkOrder(_ state: SchedulerState, _ world: World) {
    let priorities = Dictionary(
      scheduler.rules.types.map { ($0.id, $0.priority) }, uniquingKeysWith: { first, _ in first })
    let waiting = state.pending.filter {
      !$0.key.isRepeat && $0.due - $0.spread > world.now.instant && $0.due < .distantFuture
    }
    let instants = Dictionary(
      grouping: state.pending.filter { $0.due > world.now.instant && $0.due < .distantFuture }, by: \.due)
    for (_, together) in instants.sorted(by: { $0.key < $1.key }) where together.count > 1 {
      fail("come in one second: \(together.map(\.request.identifier).sorted())")
    }
    let seconds = Dictionary(grouping: waiting) { $0.due - $0.spread }.sorted { $0.key < $1.key }
    for (_, together) in seconds where together.count > 1 {
      let order = together.sorted { $0.due < $1.due }
      for (earlier, later) in zip(order, order.dropFirst())
      where earlier.due < later.due && priorities[earlier.type, default: 0] < priorities[later.type, default: 0] {
        fail("\(earlier.request.identifier) comes before the more important \(later.request.identifier)")
      }
    }
  }

  /// Where its time, its trigger and its signal are remembered: this much is taken from the scheduler.
  private func plan(of delivery: World.Delivery, _ world: World) -> ConditionJudge.Subject? {
    let state = world.known.scheduler
    guard delivery.user == state.userNumber, let (type, key) = scheduler.parse(identifier: delivery.identifier) else {
      return nil
    }
    var subject: ConditionJudge.Subject?
    if let pending = state.pending.first(where: { $0.request.identifier == delivery.identifier }) {
      subject = self.subject(type, key, pending.trigger, pending.birth, world)
      subject?.instant = pending.due - pending.spread
    } else if let record = state.deliveries.recent.last(where: { $0.type == type && $0.key == key }) {
      subject = self.subject(type, key, record.trigger, record.birth, world)
      subject?.instant = record.instant
    }
    subject?.zone = delivery.plannedIn
    return subject
  }

  func subject(
    _ type: String, _ key: OccurrenceKey, _ trigger: String, _ birth: SignalRecord?, _ world: World
  ) -> ConditionJudge.Subject? {
    guard let rule = scheduler.rules.types.first(where: { $0.id == type }),
      let trigger = rule.triggers.first(where: { $0.name == trigger })
    else { return nil }
    return ConditionJudge.Subject(
      type: rule, trigger: trigger, key: key, instant: world.now.instant, zone: world.now.zone, birth: birth)
  }

  func judge(
    _ state: SchedulerState, _ world: World, preferences: [String: PreferenceValue]? = nil
  ) -> ConditionJudge {
    ConditionJudge(
      rules: scheduler.rules, memory: memories[state.userNumber] ?? HistoryMemory(),
      preferences: preferences ?? state.preferences,
      flags: flags, arms: arms, device: device, installation: world.installation, items: items)
  }

  func clock(_ state: SchedulerState, _ world: World) -> DueClock {
    DueClock(rules: scheduler.rules, zones: scheduler.zones, judge: judge(state, world))
  }

  private mutating func check(_ delivery: World.Delivery, _ subject: ConditionJudge.Subject, _ world: World) {
    guard !isSurprised, delivery.isForeseen else { return }
    check(subject, "was delivered", world)
    checkPause(subject, epoch: delivery.epoch, world)
    if subject.key.isRepeat { checkRepeat(subject, world) } else { checkTime(subject, world) }
  }

  private mutating func check(_ subject: ConditionJudge.Subject, _ what: String, _ world: World) {
    let judge = judge(world.known.scheduler, world)
    let name = "\(subject.type.id).\(subject.key)"
    if let condition = judge.broken(subject) { fail("\(what) against a condition: \(name) \(condition)") }
    if let toggle = judge.switchedOff(subject.type) { fail("\(what) although \(toggle) is off: \(name)") }
    if let value = judge.missing(subject) { fail("\(what) without \(value): \(name)") }
    if case .followUp(let first, _) = subject.key, judge.isOver(subject, following: first) {
      fail("\(what) although it is over: \(name)")
    }
    let occurrence = "\(subject.type.id).\(subject.key.original)"
    let over = subject.key.isFollowUp ? judge.memory.followed[occurrence] : judge.memory.answered[occurrence]
    if subject.key.isRepeat, let over, subject.key.snoozes <= over {
      fail("\(what) although it was answered: \(name)")
    }
    if judge.isOfEndedSeries(subject) { fail("\(what) although its series has ended: \(name)") }
    if !hasTravelled, judge.isOfAnotherDay(subject) { fail("\(what) on a day that is none of its days: \(name)") }
    if let last = subject.type.expires, subject.zone.local(at: subject.instant).date >= last {
      fail("\(what) after it had expired: \(name)")
    }
  }

  /// It comes when its rule says, and later only if something may hold it.
  private mutating func checkTime(_ subject: ConditionJudge.Subject, _ world: World) {
    let clock = clock(world.known.scheduler, world)
    guard let due = clock.due(subject) else { return }
    // What waits for its second only is not moved by a signal of this second that says another zone.
    if case .at(let rule, _, _) = subject.trigger.schedule,
      clock.judge.heard(rule.signal, subject)?.last.map({ $0.instant >= subject.instant }) ?? false
    {
      return
    }
    // The center has no finer times than seconds.
    let name = "\(subject.type.id).\(subject.key) at \(subject.zone.local(at: subject.instant))"
    if subject.instant < due.lowerBound - .milliseconds(999) { fail("too early: \(name)") }
    // What the center has refused is tried again at the next step.
    if withheld.contains(scheduler.identifier(subject.type.id, subject.key)) { return }
    // After a flight a time of day may be still to come.
    let last = firing(due.upperBound, subject.zone, world)
    if !clock.mayMove(subject.type), !hasTravelled, subject.instant > last + .milliseconds(999) {
      fail("too late: \(name)")
    }
  }

  /// When what is due at an instant comes, for a center that takes the second of two times. What is due when a time
  /// comes for the second time cannot come at the first.
  private func firing(_ instant: Instant, _ zone: ZoneRules, _ world: World) -> Instant {
    max(instant, zone.fireInstant(of: zone.local(at: instant), world.center.choices) ?? instant)
  }

  private mutating func checkRepeat(_ subject: ConditionJudge.Subject, _ world: World) {
    let name = "\(subject.type.id).\(subject.key)"
    let memory = judge(world.known.scheduler, world).memory
    switch subject.key {
    case .followUp(let first, let number):
      guard let rule = subject.type.followUp, number <= rule.times else { return fail("shown too often: \(name)") }
      // One whose own add was refused, and is not tried again in time, comes with the first that follows it. So does one
      // that was due while nothing was permitted: no code runs then that could take back the others.
      if withheld.contains(scheduler.identifier(subject.type.id, first)) { return }
      guard let shown = memory.newest(subject.type.id, first) else {
        let due = subject.instant - TimeSpan(milliseconds: rule.every.milliseconds * Int64(number))
        if firing(due, subject.zone, world) >= subject.instant { return }
        // Suppressing the first ends nothing, nor does a new phone, which counts what was due on the old one.
        let identifier = scheduler.identifier(subject.type.id, first)
        let isSuppressed = world.outcomes.contains { $0.identifier == identifier && $0.outcome == .suppressed }
        return isSuppressed || unheard.contains(identifier) ? () : fail("follows nothing: \(name)")
      }
      let due = shown.planned + TimeSpan(milliseconds: rule.every.milliseconds * Int64(number))
      if subject.instant - due > .seconds(1) || due - subject.instant > .seconds(1) {
        fail("follows at another time: \(name)")
      }
    case .snoozed(let first, _):
      guard let span = scheduler.rules.snoozes(of: subject.type.id).map(\.lowerBound).min(),
        let pressed = memory.snoozed["\(subject.type.id).\(first)"]?.lowerBound,
        subject.instant >= pressed + span
      else { return fail("back without a snooze: \(name)") }
    case .date, .signal, .milestone, .of: break
    }
  }
}
