import NotificationCivilTime
import NotificationRules

extension Step {
  /// Any two that are due in one second come one second apart, the best first: many at one second may be lost. An exact
  /// delay is late by as many seconds.
  ///
  /// Caps, guards, windows and quiet hours look at the time that was planned.
  /// - Source: trap T48
  func spread(_ planned: inout [PlannedRequest], behind inFlight: [PendingRequest]) {
    if has(.sameSecond) { return }
    var taken = Set(inFlight.filter { $0.due > now.instant }.map(\.due.second))
    for index in planned.indices where !planned[index].candidate.waitsForPlace {
      var instant = max(planned[index].instant, now.instant)
      let own = instant
      while !taken.insert(instant.second).inserted { instant = instant + .seconds(1) }
      guard instant > own else { continue }
      planned[index].time.instant = instant
      planned[index].time.local = now.zone.local(at: instant)
      planned[index].spread = instant - own
    }
  }

  func isTimeOfDay(_ request: PlannedRequest) -> Bool {
    if request.time.deferredBy != nil || request.time.isReleased { return true }
    if request.candidate.key.isSnoozed { return false }
    return scheduler.trigger(at: request.candidate.place).hasTimeOfDay
  }
}

extension Instant {
  /// The center has no finer times.
  var second: Int64 { roundedUpToSecond.milliseconds / 1000 }
}

extension TriggerRule {
  /// Due at a time of day, which moves with the zone.
  package var hasTimeOfDay: Bool {
    switch schedule {
    case .calendar, .slotAfter, .after(_, .days, _), .at(_, _, .days): true
    case .after, .at, .reached, .location: false
    }
  }
}
