public import NotificationCivilTime
public import NotificationTerms

extension SimulatedCenter {
  /// The device is in the zone of `now` from now on: calendar triggers follow its wall clock, intervals stay.
  ///
  /// - Returns: What was missed, and what is due at once because it was skipped by no more than the lateness allowed.
  public mutating func zoneChanged(at now: Moment) -> [CenterEvent] { deliverDue(at: now) }

  /// Somebody set the clock, forward by `shift` or back; `now` is what it shows since.
  ///
  /// A repeating trigger whose match comes round again after the clock was set back fires again.
  /// - Returns: As `zoneChanged(at:)`.
  public mutating func clockChanged(by shift: TimeSpan, at now: Moment) -> [CenterEvent] {
    let missed = move(by: shift, at: now)
    return missed + deliverDue(at: now)
  }

  /// Evaluates the pending requests again if `now` is in a different zone than before.
  @discardableResult
  mutating func observeZone(at now: Moment) -> [CenterEvent] {
    guard now.zone != zone else { return [] }
    let isFirst = zone == nil
    zone = now.zone
    return isFirst ? [] : move(by: .zero, at: now)
  }

  private mutating func move(by shift: TimeSpan, at now: Moment) -> [CenterEvent] {
    zone = now.zone
    for index in waitingForSummary.indices {
      waitingForSummary[index].summary = nextSummary(after: now.instant, in: now.zone) ?? now.instant
    }
    // An extension's time is real time.
    for index in extensions.indices { extensions[index].until = extensions[index].until + shift }
    guard !pending.isEmpty else { return [] }
    let old = pending
    pending.removeAll(keepingCapacity: true)
    var events: [CenterEvent] = []
    for var request in old {
      if let due = moved(request, by: shift, at: now) {
        request.due = due
        request.matchesAfter = min(request.matchesAfter, now.instant)
        insert(request)
      } else {
        settle(request.request, at: now.instant, .missed)
        events.append(.missed(request.request))
      }
    }
    return events
  }

  /// When a request is due after a change of zone, or of the clock by `shift`; nil if the change skipped it.
  func moved(_ pending: PendingRequest, by shift: TimeSpan, at now: Moment) -> Instant? {
    switch pending.request.trigger {
    case .location: return pending.due
    case .immediate: return min(pending.due, now.instant)
    case .timeInterval(let interval, let repeats):
      if shift == .zero || choices.intervalAfterClockChange == .countsElapsedTime { return pending.due + shift }
      return late(pending.due, at: now) ?? (repeats ? nextInterval(interval, from: pending.due, at: now) : nil)
    case .calendar(let components, _):
      if components.isOneTime {
        return components.onlyMatch(in: now.zone, choices).flatMap { late($0, at: now) }
      }
      // What matches again is not missed: it moves to a match that is still to come, or only just over.
      let justOver = now.instant - choices.lateness - .milliseconds(1)
      let earliest = max(min(pending.matchesAfter, now.instant), justOver)
      return components.firstMatch(after: earliest, in: now.zone, choices).map { max($0, now.instant) }
    }
  }

  /// An instant still to come, or now for one that is only just over; nil for one that is missed.
  private func late(_ due: Instant, at now: Moment) -> Instant? {
    if due > now.instant { return due }
    return now.instant - due <= choices.lateness ? now.instant : nil
  }

  private func nextInterval(_ interval: TimeSpan, from due: Instant, at now: Moment) -> Instant {
    let missed = (now.instant - due).milliseconds / interval.milliseconds
    return due + TimeSpan(milliseconds: (missed + 1) * interval.milliseconds)
  }
}
