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
      // Where a flight jumps over a day with a time that a signal began, that takes the next one there.
      guard var subject = subject(pending.type, pending.key, pending.trigger, pending.birth, world),
        pending.key.isRepeat || pending.key.dateAndTime != nil || !subject.trigger.hasTimeOfDay
      else { continue }
      let own = pending.key.isRepeat ? judge.memory.backFromSnooze(subject, scheduler.rules) : clock.due(subject)
      subject.instant = now
      guard let own, own.upperBound <= now, !mayMove(subject, state, world) else { continue }
      fail("waits although nothing holds it any more: \(pending.request.identifier)")
    }
  }
}

extension HistoryMemory {
  /// When it is back at the latest if neither the night nor a window holds it; nil for what was not snoozed.
  fileprivate func backFromSnooze(_ subject: ConditionJudge.Subject, _ rules: RuleTable) -> ClosedRange<Instant>? {
    guard case .snoozed(let first, _) = subject.key, let pressed = snoozed["\(subject.type.id).\(first)"],
      let last = rules.snoozes(of: subject.type.id).map(\.upperBound).max()
    else { return nil }
    return pressed.lowerBound...(pressed.upperBound + last)
  }
}

extension RuleTable {
  /// How long each button of a type may put it off. What a setting said when the button was pressed is not remembered here.
  func snoozes(of type: String) -> [ClosedRange<TimeSpan>] {
    (category(of: type)?.actions ?? []).compactMap(\.snooze).map { rule in
      if case .span(let span) = rule { span...span } else { SnoozeRule.limits }
    }
  }
}
