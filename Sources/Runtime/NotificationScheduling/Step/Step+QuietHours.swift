import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

extension Step {
  /// People may move their quiet hours, a condition may end them, and a flight may lead out of them or into the window of
  /// a type, while they hold something whose own time is over. It is due now: it comes at once, or when the new hours end.
  mutating func followQuietHours() {
    if !has(.quietSettingStale) { quietHours = scheduler.rules.quietHours(moved: state.preferences) }
    if has(.heldForgotten) { return }
    for request in state.pending
    where request.isHeld && request.due > now.instant && request.deferredBy == nil && isOver(request)
      && !(request.key.isSnoozed && has(.snoozeStaysInItsNight))
    { free(request) }
  }

  /// What was refused, and was over by the hours of before: people who move them do not bring it back.
  mutating func closeLapsed(before events: [SchedulerEvent]) {
    guard let hours = scheduler.rules.policies.quietHours, events.contains(where: { $0.mayMove(hours) }),
      !has(.lapsedComes)
    else { return }
    for (index, open) in state.open.enumerated() where !open.isDeferred && !isPending(open.type, open.key) {
      guard let candidate = candidate(open: index), candidate.latest < now.instant else { continue }
      lapsed[open.type, default: []].insert(open.key)
    }
  }

  /// Nothing but the hours that held it would bring it any more.
  private func isOver(_ request: PendingRequest) -> Bool {
    guard let place = place(of: request.type, request.trigger) else { return false }
    if let index = openIndex(request.type, request.key) {
      return candidate(open: index).map { $0.latest < now.instant } ?? false
    }
    if changedDates.contains(place) { return false }
    guard let own = ownInstant(place, request.key) else { return false }
    return windowEnd(own, of: scheduler.types[place.type]) <= now.instant
  }
}

extension Scheduler {
  /// The quiet hours in force at a moment, by the settings and their condition; nil without any.
  public func quietHours(in state: SchedulerState, at now: Moment) -> QuietHours? {
    guard let rule = rules.policies.quietHours else { return nil }
    let step = Step(scheduler: self, state: state, now: now)
    if let condition = rule.when, !step.holds(condition, ConditionSubject(type: "", instant: now.instant)) {
      return nil
    }
    return step.quietHours
  }
}

extension SchedulerEvent {
  /// Quiet hours may be others after it.
  fileprivate func mayMove(_ hours: QuietHoursRule) -> Bool {
    switch self {
    case .preferenceChanged: true
    case .signal: hours.when != nil
    default: false
    }
  }
}
