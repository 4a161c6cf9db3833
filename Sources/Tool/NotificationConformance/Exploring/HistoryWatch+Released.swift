import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What the night or a window has held comes when a flight or a setting ends that in the open app (semantics, sections 10 and 12).
extension HistoryWatch {
  mutating func checkReleased(_ state: SchedulerState, _ world: World) {
    let (judge, clock, now) = (judge(state, world), clock(state, world), world.now.instant)
    for pending in state.pending
    where pending.planned > now + .seconds(1) && pending.due < .distantFuture && pending.deferredBy == nil
      && !withheld.contains(pending.request.identifier)
    {
      guard var subject = subject(pending.type, pending.key, pending.trigger, pending.birth, world),
        pending.key.isRepeat || !subject.trigger.schedule.followsDevice
      else { continue }
      let own = pending.key.isRepeat ? judge.memory.backFromSnooze(subject, scheduler.rules) : clock.due(subject)
      subject.instant = now
      guard let own, own.upperBound <= now, !mayMove(subject, state, world) else { continue }
      fail("waits although nothing holds it any more: \(pending.request.identifier)")
    }
  }
}

extension TriggerRule.Schedule {
  /// A signal begins a day with a time: where a flight jumps over it, it takes the next one there.
  fileprivate var followsDevice: Bool {
    switch self {
    case .slotAfter, .after(_, .days, _), .at(_, _, .days): true
    case .after, .at, .calendar, .reached, .location: false
    }
  }
}

extension HistoryMemory {
  /// When it is back at the latest if neither the night nor a window holds it; nil for what was not snoozed, and where a setting says how long.
  fileprivate func backFromSnooze(_ subject: ConditionJudge.Subject, _ rules: RuleTable) -> ClosedRange<Instant>? {
    guard case .snoozed(let first, _) = subject.key, let pressed = snoozed["\(subject.type.id).\(first)"] else {
      return nil
    }
    let spans = rules.category(of: subject.type.id)?.actions.compactMap(\.snooze).map { rule in
      if case .span(let span) = rule { span } else { SnoozeRule.limits.upperBound }
    }
    guard let last = spans?.max() else { return nil }
    return pressed.lowerBound...(pressed.upperBound + last)
  }
}
