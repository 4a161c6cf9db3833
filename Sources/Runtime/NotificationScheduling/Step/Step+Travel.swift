import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What a flight or a clock that was set does to what waits.
extension Step {
  /// The device is in another zone than at the last step.
  var hasFlown: Bool { state.zone.map { $0 != now.zone.identifier } ?? false }

  /// Where the device was then; nil if it has not flown, or from a zone that it does not know.
  var zoneBeforeFlight: ZoneRules? { hasFlown ? state.zone.flatMap { zones[$0] } : nil }

  /// No report has said yet what became of what was due when it flew: the first thing that it told of was something else.
  var hasFlownSinceReport: Bool { hasFlown || state.flownFrom != nil }

  /// A time of day that a signal began and that a flight jumps over is found anew: the next one in the zone in force.
  mutating func followFlight() {
    guard hasFlown else { return }
    let earlier = zoneBeforeFlight
    for index in state.open.indices {
      state.open[index].soughtFrom = nil
      let open = state.open[index]
      guard let slot = open.slot, !open.isDeferred, open.snooze == nil, !open.key.isDate,
        let place = place(of: open.type, open.trigger), scheduler.trigger(at: place).hasTimeOfDay,
        zone(of: place, open.birth) == nil
      else { continue }
      // It may wait for its second.
      let spread = state.pending.first { $0.type == open.type && $0.key == open.key }?.spread ?? .zero
      let isAhead = earlier.map { $0.instant(of: slot) + spread > now.instant } ?? true
      let isPointless = statedMoment(place, open.birth).map { $0 <= now.instant } ?? false
      guard isAhead, !isPointless, now.zone.instant(of: slot) <= now.instant else { continue }
      state.open[index].soughtFrom = now.instant
    }
  }

  /// The clock or the zone jumped over the time of a request. What quiet hours or a window hold is still to come, what
  /// waits for a slot waits for the next, and what a signal began is found anew; a date is over.
  mutating func miss(_ request: PendingRequest) {
    let open = openIndex(request.type, request.key)
    // There and back: its time is ahead again.
    if request.due > now.instant { return keepDeferredDate(request) }
    // What a signal began may have its day in the zone that the device has left.
    let earlier = (state.flownFrom ?? state.zone).flatMap { zones[$0] }
    let isAhead = !request.key.isDate && earlier.map { request.due(in: $0) > now.instant } ?? false
    if request.isHeld, !has(.heldIsMissed), isAhead || request.local.date >= local.date {
      free(request)
    } else if hasFlownSinceReport, request.deferredBy != nil, !has(.deferredIsMissed) {
      if let open {
        state.open[open].deferredTo = nil
        state.open[open].slot = nil
      } else {
        deferDate(request, until: nil)
      }
    } else if hasFlownSinceReport, let open, state.open[open].soughtFrom != nil {
      return
    } else {
      end(request, .expired, .expiredMissed)
    }
  }

  /// The clock was set forward past what the center still counts down: hours are hours of the clock.
  mutating func missIntervals() {
    for request in pending(where: { isPassed($0) && now.instant - $0.due > Self.lateness }) {
      state.pending.removeAll { $0.request.identifier == request.request.identifier }
      strays.append(request.request.identifier)
      overdueInCenter.remove(request.request.identifier)
      end(request, .expired, .expiredMissed)
    }
  }

  /// A calendar occurrence that a cap moved past its own date continues as an open one.
  mutating func keepDeferredDates() {
    for request in pending(where: { $0.deferredBy != nil }) { keepDeferredDate(request) }
  }

  mutating func keepDeferredDate(_ request: PendingRequest) {
    guard request.deferredBy != nil, request.key.isDate, let place = place(of: request.type, request.trigger),
      !isOpen(request.type, request.key), let own = ownInstant(place, request.key), own <= now.instant
    else { return }
    deferDate(request, until: request.due)
  }

  private mutating func deferDate(_ request: PendingRequest, until slot: Instant?) {
    state.open.append(
      OpenOccurrence(
        type: request.type, trigger: request.trigger, key: request.key, birth: nil, isDeferred: true,
        deferredTo: slot, last: request.deferredBy.map { .init(.held, $0) },
        slot: slot == nil ? nil : request.local))
  }

  /// What was only assumed to be delivered, because a clock that was set forward or a flight had led past it, and is ahead
  /// again, was not.
  mutating func takeBackAssumed() {
    let isBack = state.lastInstant.map { now.instant < $0 } ?? false
    for record in state.deliveries.recent where record.isAssumed && !record.isOpened {
      if isBack && record.instant > now.instant {
        state.deliveries.takeBack(record)
      } else if record.isDoubtful, hasFlown, record.key.isDate, let place = place(of: record.type, record.trigger),
        let own = ownInstant(place, record.key), own > now.instant
      {
        state.deliveries.takeBack(record)
      }
    }
  }

  /// An instant that lies ahead of the clock counts as the moment at which the clock was set back, for whoever is signed in
  /// and whoever will be.
  mutating func followClockSetBack() {
    guard let last = state.lastInstant, now.instant < last else { return }
    let now = now.instant
    state.history.end(at: now)
    for user in state.otherUsers.keys {
      state.otherUsers[user]?.deliveries.stopCounting(after: local.date, now)
      state.otherUsers[user]?.end(at: now)
    }
    for index in state.pending.indices {
      if let birth = state.pending[index].birth { state.pending[index].birth?.instant = min(birth.instant, now) }
    }
  }
}
