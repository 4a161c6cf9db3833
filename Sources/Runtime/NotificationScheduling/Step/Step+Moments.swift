import NotificationCivilTime
import NotificationRules

/// Moments that signals report, and that `at` reminds of.
extension Step {
  /// The same moment with other values: its reminder says the newer ones. What something keeps back has no reminder, and gives
  /// way to a new one.
  mutating func refreshOpen(
    _ place: TriggerPlace, of value: String?, with birth: SignalRecord, _ parameter: String, inVain: Set<String>,
    by signal: String
  ) -> Bool {
    let type = scheduler.types[place.type].id
    let trigger = scheduler.trigger(at: place).name
    let same = state.open.indices.filter {
      refreshes(state.open[$0], type, trigger, of: value, with: birth, parameter)
        && (!hasPassed(openAt: $0) || has(.overIsRefreshed))
    }
    let waiting = same.first { !inVain.contains(scheduler.identifier(type, state.open[$0].key)) }
    guard let index = waiting else {
      for old in same.map({ state.open[$0] }) where old.last?.reason != .permissionNotDetermined {
        guard old.birth?.parameters != birth.parameters else { continue }
        record(place.type, old.key, .cancelled, .cancelledGoal, because: .restarted(by: signal))
        close(type, old.key)
      }
      return false
    }
    let key = state.open[index].key
    if state.open[index].birth?.parameters == birth.parameters {
      // The plan says so of any other; this one has no time of its own.
      guard pastMoment(place, birth) != nil, !has(.heldMomentIsOver) else { return false }
      let own = OccurrenceKey.signal(state.lastNumbers[type] ?? birth.number).of(value)
      record(place.type, own, .dropped, .dedupe, because: .representedBy(scheduler.identifier(type, key)))
      return true
    }
    state.open[index].birth?.parameters = birth.parameters
    for request in state.pending.indices
    where state.pending[request].type == type && state.pending[request].key.original == key {
      state.pending[request].birth?.parameters = birth.parameters
      state.pending[request].isOutdated = true
    }
    return true
  }

  /// It waits for the same instant of the same value.
  private func refreshes(
    _ open: OpenOccurrence, _ type: String, _ trigger: String, of value: String?, with birth: SignalRecord,
    _ parameter: String
  ) -> Bool {
    open.type == type && open.trigger == trigger && (open.key.value == value || has(.momentOfAnotherValue))
      && open.snooze == nil && open.birth?.parameters[parameter] == birth.parameters[parameter]
      && (open.last == nil || hasWaited(open) || has(.keptBackIsRefreshed))
  }

  /// Without a request and without a slot to wait for, its time was over before this step.
  private func hasPassed(openAt index: Int) -> Bool {
    let open = state.open[index]
    guard !open.isDeferred, !isPending(open.type, open.key), let candidate = candidate(open: index) else {
      return false
    }
    return candidate.latest < now.instant || open.last?.reason.isSwitch == true && candidate.ownLatest < now.instant
  }

  /// The moment that a request is a reminder of.
  func statedMoment(of request: PendingRequest) -> Instant? {
    place(of: request.type, request.trigger).flatMap { statedMoment($0, request.birth) }
  }

  /// The moment that a signal states for a trigger.
  func statedMoment(_ place: TriggerPlace, _ birth: SignalRecord?) -> Instant? {
    guard case .at(_, let parameter, _) = scheduler.trigger(at: place).schedule else { return nil }
    return birth?.instant(of: parameter)
  }

  /// Due before its signal, by a count of dates or by a moment in the signal: there is nothing to announce.
  ///
  /// - Returns: When it was due; nil if it is still to come, or not due at such a moment.
  func pastMoment(_ place: TriggerPlace, _ birth: SignalRecord) -> Instant? {
    let due: Instant? =
      switch scheduler.trigger(at: place).schedule {
      case .after(_, .days(let count, let time), _): moments(.days(count, at: time), from: birth.instant).upperBound
      case .at(_, let parameter, let distance):
        announced(by: birth, parameter, distance, in: has(.pastByDeviceZone) ? nil : zone(of: place, birth))
      case .calendar, .after, .slotAfter, .reached, .location: nil
      }
    return due.flatMap { $0 < birth.instant ? $0 : nil }
  }
}
