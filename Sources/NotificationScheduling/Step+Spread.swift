import NotificationCivilTime
import NotificationRules

extension Step {
  /// Requests of one minute follow one another by a second, the best first: many at one second may be lost.
  ///
  /// Caps and guards count the time that was planned. What is delivered at once stays, except for more of its type; so
  /// does what would leave its window or come into the quiet hours. What quiet hours held and is free now is delivered
  /// in this order.
  /// - Source: trap T48
  func spread(_ planned: inout [PlannedRequest]) {
    var taken: Instant?
    /// The last of each type that is delivered at once.
    var atOnce: [Int: Instant] = [:]
    for index in planned.indices where !planned[index].candidate.waitsForPlace {
      let request = planned[index]
      let type = request.candidate.place.type
      let isAtOnce = request.instant <= now.instant && !request.candidate.isFreed
      let before = isAtOnce ? atOnce[type] : taken
      defer { if isAtOnce { atOnce[type] = planned[index].instant } else { taken = planned[index].instant } }
      guard let before, request.instant < before + .seconds(1) else { continue }
      let later = before + .seconds(1)
      let shift = later - request.instant
      guard shift < .minutes(1), mayMove(request, to: later, isAtOnce: isAtOnce) else { continue }
      planned[index].time.instant = later
      planned[index].time.local = now.zone.local(at: later)
      planned[index].spread = shift
    }
  }

  private func mayMove(_ request: PlannedRequest, to later: Instant, isAtOnce: Bool) -> Bool {
    // A time of day is a minute on the clock; a window after a signal ends when it ends.
    if !isAtOnce, !isTimeOfDay(request), later > request.candidate.latest { return false }
    let type = scheduler.types[request.candidate.place.type]
    // The last minute of a window belongs to it.
    if isTimeOfDay(request), type.rule.window != nil { return quietEnd(at: later, for: type) == nil }
    return !isShut(later, for: type)
  }

  func isTimeOfDay(_ request: PlannedRequest) -> Bool {
    if request.candidate.key.isSnoozed { return false }
    if request.time.deferredBy != nil || request.time.isReleased { return true }
    return scheduler.trigger(at: request.candidate.place).hasTimeOfDay
  }
}

extension TriggerRule {
  /// Due at a time of day, which moves with the zone.
  var hasTimeOfDay: Bool {
    switch schedule {
    case .calendar, .slotAfter, .after(_, .days, _), .at(_, _, .days): true
    case .after, .at, .reached, .location: false
    }
  }
}
