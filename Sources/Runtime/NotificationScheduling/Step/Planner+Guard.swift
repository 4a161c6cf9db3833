import NotificationCivilTime
import NotificationRules

/// What `repeat_after` keeps back, and what lifts it.
extension Planner {
  /// Calendar days at the same wall-clock time since the last delivery, or since a planned one, are not over. Like a
  /// cap, a guard that has opened stays open if the clocks are put back.
  func isGuarded(_ candidate: Candidate, _ instant: Instant, _ local: CivilDateTime) -> Bool {
    let type = scheduler.types[candidate.place.type]
    guard let wait = type.repeatAfter else { return false }
    let latest = step.now.zone.latestLocal(at: instant)
    let series = OccurrenceKey.series(of: type.id, candidate.value)
    if isLiftedNow(wait, candidate, at: instant) { return false }
    // A date that is closed may lie before what came since, and not long after what came before.
    func guards(_ other: Instant, _ otherLocal: CivilDateTime) -> Bool {
      other <= instant || has(.guardHasNoEnd)
        ? otherLocal.adding(days: wait.days) > latest : local.adding(days: wait.days) > otherLocal
    }
    let deliveries = step.state.deliveries
    if let last = deliveries.newest[series] {
      if last.instant > instant, !has(.guardOfNewest) {
        let around = deliveries.recent.filter { $0.isCounted && $0.key.series(of: $0.type) == series }
        if around.contains(where: { guards($0.instant, $0.local) }) { return true }
      } else if has(.guardOfHours)
        ? last.instant + .days(wait.days) > instant : guards(last.instant, last.local),
        has(.guardNeverLifted) || !deliveries.isGuardLifted(of: series)
      {
        return true
      }
    }
    let isOnItsWay = countedInFlight.contains {
      $0.type == type.id && $0.key.value == candidate.value && guards($0.due, $0.local)
    }
    if isOnItsWay { return true }
    if has(.guardForgetsPlanned) { return false }
    return planned[candidate.place.type].contains { other in
      guard other.candidate.value == candidate.value else { return false }
      return other.time.instant <= instant
        ? other.time.local.adding(days: wait.days) > latest
        : !has(.guardLooksBackOnly) && local.adding(days: wait.days) > step.now.zone.latestLocal(at: other.time.instant)
          && !isLiftedNow(wait, other.candidate, at: other.time.instant, isBehind: true)
    }
  }

  /// What lifts a guard may be true since before the last delivery, without a signal that says so again.
  private func isLiftedNow(
    _ wait: RepeatRule, _ candidate: Candidate, at instant: Instant, isBehind: Bool? = nil
  ) -> Bool {
    !has(.guardNeverLifted)
      && wait.orWhen.map { step.holds($0, subject(of: candidate, at: instant, isBehind: isBehind)) } ?? false
  }
}

extension Step {
  /// A guard is lifted by a condition that is true at any step since the last delivery, and after any of its events.
  mutating func liftGuards(after event: SchedulerEvent?) {
    if has(.liftedBySignalsAlone) { guard case .signal? = event else { return } }
    for index in scheduler.liftableTypes {
      let rule = scheduler.types[index].rule
      guard let condition = rule.repeatAfter?.orWhen else { continue }
      let values: [String?] = rule.per == nil ? [nil] : (state.values[rule.id] ?? []).map(\.name)
      for value in values {
        let subject = ConditionSubject(type: rule.id, instant: now.instant, value: value)
        guard !state.deliveries.isGuardLifted(of: subject.series), holds(condition, subject) else { continue }
        state.deliveries.liftGuard(of: subject.series)
      }
    }
  }
}
