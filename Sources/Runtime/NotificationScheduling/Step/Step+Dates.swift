import NotificationCivilTime
import NotificationRules

/// Dates that a setting or a signal changes: what waits for a day, a time, a cycle or a frequency that is no longer
/// chosen is taken back, whatever it waits for, and nothing comes at once because of the change.
extension Step {
  /// A waiting date and its own moment.
  typealias WaitingDate = (place: TriggerPlace, key: OccurrenceKey, own: Instant?)

  /// What waits beyond its own moment for dates of these triggers.
  func waitingDates(of places: [TriggerPlace]) -> [WaitingDate] {
    if places.isEmpty || state.open.isEmpty { return [] }
    return state.open.compactMap { open in
      guard case .date = open.key.original.ofValue, let place = place(of: open.type, open.trigger),
        places.contains(place)
      else { return nil }
      return (place, open.key, ownInstant(place, open.key))
    }
  }

  /// Their dates may have changed.
  ///
  /// - Parameter before: What waited before.
  mutating func takeBack(
    _ before: [WaitingDate], of places: [TriggerPlace], _ reason: OutcomeReason, because cause: OutcomeCause
  ) {
    if has(.oldDateStays) { return }
    changedDates.formUnion(places)
    for waiting in before {
      let id = scheduler.types[waiting.place.type].id
      // What waits only for its second gives way to no other time.
      guard let index = openIndex(id, waiting.key), !isOnItsWay(state.open[index]) else { continue }
      let own = ownInstant(waiting.place, waiting.key)
      // Somebody asked to see it again: it does not come only if its date is gone altogether, and was there until now.
      let isGone = own == nil && !has(.snoozeOutlivesDate)
      guard own != waiting.own, isGone || !waiting.key.isSnoozed else { continue }
      recordEnd(of: state.open[index], waiting.place.type, .init(.cancelled, reason), because: cause)
      close(id, waiting.key)
    }
  }

  /// What has no date any more, in a newer version of the app, does not come.
  mutating func takeBackUnchosen() {
    for open in state.open {
      guard case .date = open.key.original.ofValue, open.snooze == nil, let place = place(of: open.type, open.trigger),
        ownInstant(place, open.key) == nil, !isOnItsWay(open)
      else { continue }
      record(place.type, open.key, .cancelled, .preferenceOff)
      close(open.type, open.key)
    }
  }
}
