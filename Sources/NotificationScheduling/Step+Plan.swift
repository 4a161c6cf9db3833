import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Plans everything again, records what is not sent and why, and turns the pending set into the planned one.
  mutating func plan() {
    state.plans += 1
    followQuietHours()
    expireDeferrals()
    let pending = typesOfPending
    let open = openCandidates(pending: pending)
    for candidate in open { rememberSlot(of: candidate) }
    let (planned, refused, inFlight) = places(for: open, pending: pending)
    let births = state.open.map(\.birth)
    for (candidate, refusal) in refused {
      let wasPending = isPending(candidate.place.type, candidate.key, pending)
      refuse(candidate, refusal, births: births, wasPending: wasPending)
    }
    for request in planned { accept(request) }
    reconcile(planned, births: births, inFlight: inFlight)
    forgetAnnouncements()
  }

  /// After the clock was set forward an interval continues to count: what looks due is still pending, and can be
  /// removed if it must not come any more. The same goes for what would come later in its minute and would by now be in
  /// the quiet hours of another zone.
  func mayTakeBack(_ request: PendingRequest) -> Bool {
    guard overdueInCenter.contains(request.request.identifier) || request.due > now.instant,
      let place = place(of: request.type, request.trigger)
    else { return false }
    if request.due > now.instant, isShut(request.due, for: scheduler.types[place.type]) { return true }
    if isEnded(place, request.key) { return true }
    let subject = ConditionSubject(
      type: request.type, instant: now.instant, birth: request.birth, value: request.key.value,
      zone: zone(of: place, request.birth), due: due(of: place, request.key))
    return gate(place.type) != nil || !conditionsHold(place.type, place.trigger, subject) || isOver(request, subject)
  }

  /// A deferred occurrence whose slot passed while it was not allowed is over: past items are not replayed.
  private mutating func expireDeferrals() {
    for open in state.open {
      guard let slot = open.deferredTo, slot <= now.instant, let type = scheduler.indexOfType[open.type],
        !isPending(open.type, open.key)
      else { continue }
      close(open.type, open.key)
      record(type, open.key, .expired, .expired, because: .over(slot), due: slot)
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
      if isDeferred {
        state.open[index].slot = request.local
      } else if state.open[index].isDeferred {
        // It no longer waits for a slot, but for its own time of day if that is still to come.
        let own = request.candidate.earliest
        state.open[index].slot = own < now.instant ? nil : now.zone.local(at: own)
      }
      state.open[index].isDeferred = isDeferred
      state.open[index].deferredTo = isDeferred ? request.instant : nil
      state.open[index].last = isDeferred ? reason.map { .init(.held, $0) } : nil
    }
  }

  /// It has no place. Reported if it was pending or was created by a signal, and if the answer has changed.
  private mutating func refuse(
    _ candidate: Candidate, _ refusal: Refusal, births: [SignalRecord?], wasPending: Bool
  ) {
    let reason = refusal.reason
    let type = candidate.place.type
    let compiled = scheduler.types[type]
    let index = candidate.open == nil ? nil : openIndex(compiled.id, candidate.key)
    guard wasPending || index != nil else { return }
    let last = index.flatMap { state.open[$0].last }
    let said = wording(reason, candidate, wasPending: wasPending)
    // What a condition ended is not reported again when its window is over.
    let isKnown = last == said || (reason == .expired && (last?.reason == .condition || last?.reason == .disabled))
    if !isKnown {
      record(
        type, candidate.key, said.outcome, said.reason, cap: refusal.cap,
        because: cause(of: candidate, refusal, births: births), due: candidate.due(at: refusal))
    }
    guard let index else { return }
    state.open[index].last = said
    if reason.isCap, compiled.onCap == .defer {
      // It waits for a slot that becomes free, not for the one it had.
      state.open[index].isDeferred = true
      state.open[index].deferredTo = nil
    }
    if reason == .window {
      if candidate.isRepeat { state.open.remove(at: index) }
    } else if candidate.isAtOnce || isFinal(reason, compiled, candidate.value) {
      state.open.remove(at: index)
    }
  }

  /// The outcome words for a refusal.
  private func wording(_ reason: OutcomeReason, _ candidate: Candidate, wasPending: Bool) -> OpenOccurrence.LastOutcome
  {
    switch reason {
    // The user was not asked yet, so it waits; what is due at once cannot.
    case .permissionNotDetermined: .init(wasPending ? .cancelled : candidate.isAtOnce ? .dropped : .held, reason)
    case .condition: wasPending ? .init(.cancelled, .cancelledGoal) : .init(.dropped, .condition)
    // It is in the center again as soon as there is room.
    case .capDaily where candidate.waitsForPlace, .capWeekly where candidate.waitsForPlace,
      .capSpan where candidate.waitsForPlace:
      .init(.held, reason)
    case .capDaily, .capWeekly, .capSpan:
      switch (wasPending, scheduler.types[candidate.place.type].onCap) {
      case (_, .defer): .init(.held, reason)
      case (true, .drop), (true, .exempt): .init(.displaced, .displaced)
      case (false, .drop), (false, .exempt): .init(.dropped, reason)
      }
    case .deferredBudget: .init(.held, reason)
    case .window: .init(candidate.isRepeat ? .dropped : .held, reason)
    // Another one represents it.
    case .dedupe: wasPending ? .init(.displaced, .displaced) : .init(.dropped, reason)
    case .expired: .init(.expired, .expired)
    default: .init(wasPending ? .cancelled : .dropped, reason)
    }
  }

  /// Permission, a toggle and a flag may return inside the window, a place in the budget may become free; everything
  /// else ends it. `wording` says how a reason that may pass is reported, and `keepsWaiting` whether what it refuses is a
  /// duplicate of the same news.
  private func isFinal(_ reason: OutcomeReason, _ type: CompiledType, _ value: String?) -> Bool {
    switch reason {
    case .permissionDenied, .permissionNotDetermined, .preferenceOff, .disabled, .deferredBudget, .horizon: false
    case .condition: !type.readsPreferences && hasValues(for: type, of: value)
    case .capDaily, .capWeekly, .capSpan: type.onCap != .defer
    case .displaced, .quiet, .window, .expired, .expiredMissed, .repeatGuard, .perLimit, .dedupe, .cancelledGoal,
      .cancelledSignedOut, .suppressedFocus, .suppressedForeground, .suppressedPermission, .stateReset, .zoneFallback,
      .centerFailed, .centerLost, .replaced:
      true
    }
  }

  /// Calendar occurrences whose time came since the last step without a request: each gets its reason.
  mutating func closeWindows() {
    guard let last = state.lastInstant, last < now.instant else { return }
    var planner: Planner?
    let slotCame = firstSlot(atOrAfter: last + .milliseconds(1)) <= now.instant
    for (type, compiled) in scheduler.types.enumerated() where !compiled.isExpired(on: local.date) {
      for trigger in compiled.isCalendar.indices where compiled.isCalendar[trigger] {
        if compiled.usesSlot[trigger], !slotCame { continue }
        let place = TriggerPlace(type: type, trigger: trigger)
        for (value, birth) in series(of: place) { closeWindows(at: place, of: value, birth, since: last, &planner) }
      }
    }
  }

  private mutating func closeWindows(
    at place: TriggerPlace, of value: String?, _ birth: SignalRecord?, since last: Instant, _ planner: inout Planner?
  ) {
    guard let dates = dates(of: place, birth) else { return }
    let compiled = scheduler.types[place.type]
    let today = dates.zone.local(at: now.instant).date
    var date = max(dates.zone.local(at: last).date, today.adding(days: -Self.closedDays))
    while date <= today {
      for time in dates.times {
        guard let instant = occurrence(of: dates, on: date, at: time), instant > max(last, birth?.instant ?? last),
          instant <= now.instant
        else { continue }
        let known = planner ?? Planner(self)
        planner = known
        let key = compiled.key(of: date, at: dates.isTimed ? time : nil, place.trigger).of(value)
        closeWindow(
          candidate(at: place, of: dates, birth, key, due: instant, until: windowEnd(instant, of: compiled)), known)
      }
      date = date.adding(days: 1)
    }
  }

  /// How many dates before today are reported if the app was not opened for years.
  static let closedDays = 366

  private mutating func closeWindow(_ candidate: Candidate, _ planner: Planner) {
    let type = candidate.place.type
    let rule = scheduler.types[type].rule
    guard !state.deliveries.isUsed(candidate.key, by: rule.id),
      !isPending(rule.id, candidate.key), !isOpen(rule.id, candidate.key)
    else { return }
    let due = candidate.earliest
    func cause(_ refusal: Refusal) -> OutcomeCause? { self.cause(of: candidate, refusal, births: []) }
    if let reason = gate(type) {
      record(type, candidate.key, .dropped, reason, due: due)
      return
    }
    if candidate.isJoined {
      record(type, candidate.key, .dropped, .dedupe, because: .joined, due: due)
      return
    }
    switch planner.attempt(candidate, at: candidate.earliest) {
    // Its window is still to come.
    case .success(let time) where time.instant > now.instant && scheduler.types[type].rule.window != nil: break
    case .failure(let refusal) where refusal.reason == .window: break
    case .success: record(type, candidate.key, .expired, .expired, because: .over(candidate.latest), due: due)
    case .failure(let refusal) where refusal.isCap && rule.onCap == .defer:
      let trigger = rule.triggers[candidate.place.trigger].name
      // One is waiting already: a second of the same kind would only queue behind it.
      let waiting = state.open.first {
        $0.type == rule.id && $0.trigger == trigger && $0.key.value == candidate.value
      }
      if let waiting {
        let cause = OutcomeCause.representedBy(scheduler.identifier(rule.id, waiting.key))
        record(type, candidate.key, .dropped, .dedupe, because: cause, due: due)
        return
      }
      record(type, candidate.key, .held, refusal.reason, cap: refusal.cap, due: due)
      state.open.append(
        OpenOccurrence(
          type: rule.id, trigger: trigger, key: candidate.key, birth: nil, isDeferred: true, deferredTo: nil,
          last: .init(.held, refusal.reason)))
    case .failure(let refusal):
      record(
        type, candidate.key, .dropped, refusal.reason, cap: refusal.cap, because: cause(refusal), due: due)
    }
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
