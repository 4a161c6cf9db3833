import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Plans everything again, records what is not sent and why, and turns the pending set into the planned one.
  mutating func plan() {
    state.plans += 1
    takeBackUnchosen()
    followQuietHours()
    expireDeferrals()
    endSeries()
    let pending = typesOfPending
    var open = openCandidates(pending: pending)
    for candidate in open { rememberSlot(of: candidate) }
    var places = places(for: open, pending: pending)
    if endHeldTogether(places) {
      open = openCandidates(pending: pending)
      places = self.places(for: open, pending: pending)
    }
    let (planned, withoutRoom, refused, inFlight) = places
    let births = state.open.map(\.birth)
    for (candidate, refusal) in refused {
      let wasPending = isPending(candidate.place.type, candidate.key, pending)
      refuse(candidate, refusal, births: births, wasPending: wasPending)
    }
    for request in planned { accept(request) }
    for request in withoutRoom where request.candidate.open != nil { keepDeferral(of: request) }
    reconcile(planned, births: births, inFlight: inFlight)
    forgetAnnouncements()
  }

  /// After the clock was set forward an interval continues to count: what looks due is still pending, and can be
  /// removed if it must not come any more. The same goes for what would come later in its minute and would by now be in
  /// the quiet hours of another zone.
  func mayTakeBack(_ request: PendingRequest) -> Bool {
    guard !has(.lateNotTakenBack),
      overdueInCenter.contains(request.request.identifier) || request.due > now.instant,
      let place = place(of: request.type, request.trigger)
    else { return false }
    // Whoever has answered need not be reminded, and a newer one may have its place.
    let isGivingWay = request.key.isSnoozed ? !has(.answeredInItsSecond) : request.birth != nil && isPassed(request)
    if isGivingWay, !request.key.isFollowUp,
      !state.open.contains(where: { $0.type == request.type && $0.key == request.key })
    {
      return true
    }
    if hasFlown, request.due > now.instant, isShut(request.due, for: scheduler.types[place.type]) { return true }
    if isEnded(place, request.key) || request.planned <= now.instant && endsNow(place, request.key) { return true }
    let subject = ConditionSubject(
      type: request.type, instant: now.instant, birth: request.birth, value: request.key.value,
      zone: zone(of: place, request.birth), due: due(of: place, request.key))
    return gate(place.type) != nil || !conditionsHold(place.type, place.trigger, subject) || isOver(request, subject)
  }

  /// A deferred occurrence has until the day of its slot is over, whatever kept it back then: past items are not
  /// replayed.
  private mutating func expireDeferrals() {
    for open in state.open {
      guard let slot = open.deferredTo, slot <= now.instant && isDayOver(slot) || has(.deferralNeedsRoom),
        !has(.deferralNeverOver), let type = scheduler.indexOfType[open.type], !isPending(open.type, open.key)
      else { continue }
      close(open.type, open.key)
      recordEnd(of: open, type, .init(.expired, .expired), because: .over(slot), due: slot)
    }
  }

  /// It has a place: a deferral is recorded once, a return to the window clears what was said before.
  private mutating func accept(_ request: PlannedRequest) {
    // A date in its own place: there is nothing to say.
    guard request.time.deferredBy != nil || request.candidate.open != nil else { return }
    let type = request.candidate.place.type
    let id = scheduler.types[type].id
    let key = request.candidate.key
    let before = pendingIndex(id, key)
    // Refusals before this one may have removed open ones.
    let index = request.candidate.open == nil ? nil : openIndex(id, key)
    let wasHeld = before.flatMap { state.pending[$0].deferredBy } ?? index.flatMap { state.open[$0].last?.capReason }
    let isDeferred = request.time.deferredBy != nil
    let reason = wasHeld ?? request.time.deferredBy?.reason
    if let reason, isDeferred, wasHeld == nil {
      record(type, key, .held, reason, cap: request.time.deferredBy?.cap, due: request.candidate.earliest)
    }
    if let index {
      state.open[index].isCutOff = false
      keepDeferral(of: request)
      state.open[index].last = isDeferred ? reason.map { .init(.held, $0) } : nil
    }
  }

  /// Which slot it waits for, also if there is no room for its request.
  private mutating func keepDeferral(of request: PlannedRequest) {
    let type = scheduler.types[request.candidate.place.type].id
    guard let index = openIndex(type, request.candidate.key) else { return }
    let isDeferred = request.time.deferredBy != nil
    if isDeferred {
      state.open[index].slot = request.local
    } else if state.open[index].isDeferred {
      // It no longer waits for a slot, but for its own time of day if that is still to come.
      let own = request.candidate.earliest
      state.open[index].slot = own < now.instant ? nil : now.zone.local(at: own)
    }
    state.open[index].isDeferred = isDeferred
    state.open[index].deferral = request.time.deferredBy?.reason
    state.open[index].deferredTo = isDeferred ? request.instant : nil
  }

  /// Longer than any request can stay pending.
  private mutating func forgetAnnouncements() {
    // By number first, as deliveries are kept.
    guard state.announced.count > 2 * DeliveryHistory.recentCount else { return }
    let oldest = local.date.adding(days: -DeliveryHistory.recentDays)
    let pending = Set(state.pending.map { ownID($0.request.identifier) })
    state.announced.removeAll { $0.date < oldest && !pending.contains($0.identifier) }
  }
}
