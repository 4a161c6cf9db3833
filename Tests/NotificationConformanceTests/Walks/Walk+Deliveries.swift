import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

@testable import NotificationConformance

/// What must hold of everything that is planned and delivered.
extension Walk {
  mutating func checkDeliveries() {
    defer { checkedDeliveries = world.deliveries.count }
    let known = world.deliveries[world.forgottenDeliveries...]
    for broken in Invariants(scheduler.rules).broken(by: known, from: max(0, checkedDeliveries - known.startIndex)) {
      fail("\(broken.text) at \(broken.delivery.local) \(broken.delivery.zone.identifier)")
    }
    for text in Invariants(scheduler.rules).unfounded(world.capRefusals, among: world.deliveries) { fail(text) }
    world.capRefusals = []
    for delivery in world.deliveries[checkedDeliveries...] {
      seen.insert(delivery.identifier)
      let plan = plan(of: delivery)
      if let plan { check(delivery, plan) }
      guard let (type, key) = scheduler.parse(identifier: delivery.identifier) else { continue }
      memories[delivery.user, default: WalkMemory()].see(
        type, key, planned: plan?.instant ?? delivery.instant, delivery.local, epoch: delivery.epoch)
    }
  }

  /// What is planned keeps its promises as far as they can be kept ahead.
  mutating func checkPlan(_ state: SchedulerState) {
    guard world.center.appState == .foreground, !isSurprised else { return }
    for pending in state.pending where pending.due > world.now.instant && pending.due < .distantFuture {
      let others = state.pending.contains {
        $0.type == pending.type && $0.key.item == pending.key.item && $0.due <= pending.due && $0.key != pending.key
      }
      guard var subject = subject(pending.type, pending.key, pending.trigger, pending.birth) else { continue }
      subject.instant = pending.due - pending.spread
      subject.followsPlanned = others
      check(subject, "is planned")
      if subject.instant > world.now.instant, judge(state).isOfOldMoment(subject) {
        fail("is planned for a moment that was moved: \(pending.request.identifier)")
      }
    }
  }

  /// Where its time, its trigger and its signal are remembered: this much is taken from the scheduler.
  private func plan(of delivery: World.Delivery) -> WalkJudge.Subject? {
    let state = world.known.scheduler
    guard delivery.user == state.userNumber, let (type, key) = scheduler.parse(identifier: delivery.identifier) else {
      return nil
    }
    var subject: WalkJudge.Subject?
    if let pending = state.pending.first(where: { $0.request.identifier == delivery.identifier }) {
      subject = self.subject(type, key, pending.trigger, pending.birth)
      subject?.instant = pending.due - pending.spread
    } else if let record = state.deliveries.recent.last(where: { $0.type == type && $0.key == key }) {
      subject = self.subject(type, key, record.trigger, record.birth)
      subject?.instant = record.instant
    }
    subject?.zone = delivery.plannedIn
    return subject
  }

  private func subject(
    _ type: String, _ key: OccurrenceKey, _ trigger: String, _ birth: SignalRecord?
  ) -> WalkJudge.Subject? {
    guard let rule = scheduler.rules.types.first(where: { $0.id == type }),
      let trigger = rule.triggers.first(where: { $0.name == trigger })
    else { return nil }
    return WalkJudge.Subject(
      type: rule, trigger: trigger, key: key, instant: world.now.instant, zone: world.now.zone, birth: birth)
  }

  func judge(_ state: SchedulerState, preferences: [String: PreferenceValue]? = nil) -> WalkJudge {
    WalkJudge(
      rules: scheduler.rules, memory: memories[state.userNumber] ?? WalkMemory(),
      preferences: preferences ?? state.preferences,
      flags: flags, arms: arms, device: device, installation: world.installation)
  }

  private mutating func check(_ delivery: World.Delivery, _ subject: WalkJudge.Subject) {
    guard !isSurprised, delivery.isForeseen else { return }
    check(subject, "was delivered")
    checkPause(subject, epoch: delivery.epoch)
    if subject.key.isRepeat { checkRepeat(subject) } else { checkTime(subject) }
  }

  private mutating func check(_ subject: WalkJudge.Subject, _ what: String) {
    let judge = judge(world.known.scheduler)
    let name = "\(subject.type.id).\(subject.key)"
    if let condition = judge.broken(subject) { fail("\(what) against a condition: \(name) \(condition)") }
    if let toggle = judge.switchedOff(subject.type) { fail("\(what) although \(toggle) is off: \(name)") }
    if let value = judge.missing(subject) { fail("\(what) without \(value): \(name)") }
    if let until = subject.type.followUp?.until, subject.key.isFollowUp,
      judge.memory.newest(subject.type.id, subject.key.first) != nil, judge.holds(until, subject) == true
    {
      fail("\(what) although it is over: \(name)")
    }
    if subject.key.isFollowUp, judge.memory.answered.contains("\(subject.type.id).\(subject.key.first)") {
      fail("\(what) although it was answered: \(name)")
    }
    if let last = subject.type.expires, subject.zone.local(at: subject.instant).date >= last {
      fail("\(what) after it had expired: \(name)")
    }
  }

  /// Two of a type, or of one value of it, are as far apart as `repeat_after` says.
  private mutating func checkPause(_ subject: WalkJudge.Subject, epoch: Int) {
    guard let pause = subject.type.repeatAfter, pause.orWhen == nil, !subject.key.isRepeat,
      subject.type.per.map({ $0.atMost >= WalkItems.all.count }) ?? true,
      let last = judge(world.known.scheduler).memory.shown.last(where: {
        $0.type == subject.type.id && $0.key.item == subject.key.item && !$0.key.isRepeat && $0.epoch == epoch
      })
    else { return }
    let days = subject.zone.local(at: subject.instant).date.dayNumber - last.local.date.dayNumber
    if Int(days) < pause.days { fail("again after \(days) days: \(subject.type.id).\(subject.key)") }
  }

  /// It comes when its rule says, and later only if something may hold it.
  private mutating func checkTime(_ subject: WalkJudge.Subject) {
    let clock = WalkClock(
      rules: scheduler.rules, zones: scheduler.zones, judge: judge(world.known.scheduler))
    guard let due = clock.due(subject) else { return }
    // The center has no finer times than seconds.
    let name = "\(subject.type.id).\(subject.key) at \(subject.zone.local(at: subject.instant))"
    if subject.instant < due.lowerBound - .milliseconds(999) { fail("too early: \(name)") }
    // After a flight a time of day may be still to come.
    if !clock.mayMove(subject.type), !hasTravelled, subject.instant > due.upperBound + .milliseconds(999) {
      fail("too late: \(name)")
    }
  }

  private mutating func checkRepeat(_ subject: WalkJudge.Subject) {
    let name = "\(subject.type.id).\(subject.key)"
    let memory = judge(world.known.scheduler).memory
    switch subject.key {
    case .followUp(let first, let number):
      guard let rule = subject.type.followUp, number <= rule.times else { return fail("shown too often: \(name)") }
      // One whose own add was refused, and is not tried again in time, comes with the first that follows it. So does one
      // that was due while nothing was permitted: no code runs then that could take back the others.
      if withheld.contains("\(scheduler.rules.app).\(subject.type.id).\(first)") { return }
      guard let shown = memory.newest(subject.type.id, first) else {
        // Suppressing the first ends nothing.
        let identifier = "\(scheduler.rules.app).\(subject.type.id).\(first)"
        let isSuppressed = world.outcomes.contains { $0.identifier == identifier && $0.outcome == .suppressed }
        return isSuppressed ? () : fail("follows nothing: \(name)")
      }
      let due = shown.planned + TimeSpan(milliseconds: rule.every.milliseconds * Int64(number))
      if subject.instant - due > .seconds(1) || due - subject.instant > .seconds(1) {
        fail("follows at another time: \(name)")
      }
    case .snoozed(let first, _):
      let spans = scheduler.rules.categories.first { $0.identifier == subject.type.content.category }?.actions
        .compactMap(\.snooze).map { rule in
          // What a setting said when the button was pressed is not remembered here.
          if case .span(let span) = rule { span } else { SnoozeRule.limits.lowerBound }
        }
      guard let span = spans?.min(), let pressed = memory.snoozed["\(subject.type.id).\(first)"],
        subject.instant >= pressed + span
      else { return fail("back without a snooze: \(name)") }
    case .date, .signal, .milestone, .of: break
    }
  }
}
