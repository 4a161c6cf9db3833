import NotificationCivilTime
import NotificationRules

/// Moments that signals report, and that `at` reminds of.
extension Step {
  /// The same moment with other values: its reminder says the newer ones. What something keeps back has no reminder, and gives
  /// way to a new one.
  mutating func refreshOpen(
    _ type: String, _ trigger: String, of value: String?, with birth: SignalRecord, _ parameter: String,
    inVain: Set<String>
  ) -> Bool {
    let index = state.open.indices.first {
      refreshes(state.open[$0], type, trigger, of: value, with: birth, parameter)
        && !inVain.contains(scheduler.identifier(type, state.open[$0].key))
        && (!hasPassed(openAt: $0) || has(.overIsRefreshed))
    }
    guard let index, state.open[index].birth?.parameters != birth.parameters else { return false }
    state.open[index].birth?.parameters = birth.parameters
    let key = state.open[index].key
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
