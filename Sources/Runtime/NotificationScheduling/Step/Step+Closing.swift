import NotificationCivilTime
import NotificationRules

/// Dates whose own moment has come since the last step.
extension Step {
  /// Each that waits for another moment stays open; the others that have no request get their reason.
  mutating func closeWindows() {
    guard let last = state.lastInstant, last < now.instant || hasFlown, !has(.datesCloseSilently) else { return }
    var planner: Planner?
    let slotCame = hasFlown || firstSlot(atOrAfter: last + .milliseconds(1)) <= now.instant
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
    let today = has(.closesByDeviceDate) ? local.date : dates.zone.local(at: now.instant).date
    // What was ahead at the last step, by the zone of then, may lie before it in the zone in force.
    let before = dates.isPinned ? nil : zoneBeforeFlight
    let seen = dates.zone.local(at: last).date
    let first = before.map { min(seen, $0.local(at: last).date) } ?? seen
    var date = max(first, today.adding(days: -Self.closedDays))
    while date <= today {
      for time in dates.times {
        guard let instant = occurrence(of: dates, on: date, at: time), instant <= now.instant else { continue }
        // Both ask the clocks of then, too.
        let latest = before.map { max(instant, $0.instant(of: CivilDateTime(date: date, time: time))) } ?? instant
        guard latest > last, birth.map({ latest > $0.instant }) ?? true else { continue }
        let known = planner ?? Planner(self)
        planner = known
        let key = compiled.key(of: date, at: dates.isTimed ? time : nil, place.trigger).of(value)
        closeWindow(candidate(at: place, of: dates, birth, key, due: instant), known)
      }
      date = date.adding(days: 1)
    }
  }

  /// How many dates before today are reported if the app was not opened for years.
  static let closedDays = 366

  private mutating func closeWindow(_ candidate: Candidate, _ planner: Planner) {
    let type = candidate.place.type
    let rule = scheduler.types[type].rule
    let isPending = isPending(rule.id, candidate.key)
    guard !state.deliveries.isUsed(candidate.key, by: rule.id), !isOpen(rule.id, candidate.key),
      !isReported(rule.id, candidate.key)
    else { return }
    let due = candidate.earliest
    func cause(_ refusal: Refusal) -> OutcomeCause? { self.cause(of: candidate, refusal, births: []) }
    if let reason = earlierGate(type) {
      if !isPending { record(type, candidate.key, .dropped, reason, because: earlierCause(of: reason), due: due) }
      return
    }
    if candidate.isJoined {
      if !isPending { record(type, candidate.key, .dropped, .dedupe, because: .joined, due: due) }
      return
    }
    if candidate.latest > now.instant, !isDisabled(type, candidate.place.trigger) {
      if !has(.heldDateForgotten) { keepOpen(candidate) }
      return
    }
    if isPending { return }
    // It waits for a slot behind what is planned, too; without a slot to wait for, only what has come can end it.
    let planner = rule.onCap == .defer ? planner.countingPending() : planner
    switch planner.attempt(candidate, at: candidate.earliest) {
    case .failure(let refusal) where refusal.isCap && rule.onCap == .defer:
      closeDeferred(candidate, refusal, planner)
    case .failure(let refusal) where refusal.reason != .window:
      record(
        type, candidate.key, .dropped, refusal.reason, cap: refusal.cap, because: cause(refusal), due: due)
    case .success where isCombined(type, at: due):
      record(type, candidate.key, .dropped, .dedupe, because: cause(Refusal(.dedupe)), due: due)
    case .success, .failure:
      record(type, candidate.key, .expired, .expired, because: .over(candidate.latest), due: due)
    }
  }

  /// Another of its name is due at that instant, and the phone has it.
  private func isCombined(_ type: Int, at instant: Instant) -> Bool {
    guard let group = scheduler.types[type].group, !has(.groupIgnored) else { return false }
    return state.pending.contains { $0.due == instant && scheduler.isCombined($0.type, in: group) }
  }

  /// Quiet hours or the window of its type move it: its own moment has come and it waits for another.
  private mutating func keepOpen(_ candidate: Candidate, heldBy refusal: Refusal? = nil, until slot: Instant? = nil) {
    let type = scheduler.types[candidate.place.type]
    let last = refusal.map { OpenOccurrence.LastOutcome(.held, $0.reason) }
    state.open.append(
      OpenOccurrence(
        type: type.id, trigger: type.rule.triggers[candidate.place.trigger].name, key: candidate.key, birth: nil,
        isDeferred: refusal != nil, deferredTo: slot, last: last))
  }

  /// It waits for the first daily slot that the caps leave free. What no plan has ever looked at is over instead.
  private mutating func closeDeferred(_ candidate: Candidate, _ refusal: Refusal, _ planner: Planner) {
    let type = candidate.place.type
    let compiled = scheduler.types[type]
    let trigger = compiled.rule.triggers[candidate.place.trigger].name
    let due = candidate.earliest
    // One is waiting already: a second of the same kind would only queue behind it.
    if let waiting = deferrals(of: compiled.id, trigger, candidate.value).first, !has(.deferredQueue) {
      let cause = OutcomeCause.representedBy(scheduler.identifier(compiled.id, waiting.key))
      record(type, candidate.key, .dropped, .dedupe, because: cause, due: due)
      return
    }
    let slot = planner.freeSlot(after: due, of: compiled.capGroup)
    let wasPlanned = state.lastInstant.map { due <= $0 + scheduler.rules.policies.horizon } ?? false
    guard wasPlanned || has(.neverPlannedComes), let slot, !isDayOver(slot) else {
      record(type, candidate.key, .expired, .expired, because: .over(candidate.latest), due: due)
      return
    }
    record(type, candidate.key, .held, refusal.reason, cap: refusal.cap, due: due)
    keepOpen(candidate, heldBy: refusal, until: slot)
  }

  /// A date that the night or a window held has found no slot by the time that they are over, and an earlier one waits.
  mutating func closeQueued() {
    guard let last = state.lastInstant, last < now.instant, !has(.deferredQueue) else { return }
    for open in state.open where open.isDeferred && open.key.isDate {
      guard let place = place(of: open.type, open.trigger), !isPending(open.type, open.key),
        let index = openIndex(open.type, open.key), let candidate = candidate(open: index),
        candidate.latest > candidate.ownLatest, candidate.latest > last, candidate.latest <= now.instant,
        let first = deferrals(of: open.type, open.trigger, open.key.value).first(where: {
          $0.key.isDate && $0.key < open.key && !isSlotOver($0)
        })
      else { continue }
      close(open.type, open.key)
      let cause = OutcomeCause.representedBy(scheduler.identifier(open.type, first.key))
      recordEnd(of: open, place.type, .init(.dropped, .dedupe), because: cause, due: candidate.ownLatest)
    }
  }

  /// What waits for a slot.
  private func deferrals(of type: String, _ trigger: String, _ value: String?) -> [OpenOccurrence] {
    state.open.filter { $0.isDeferred && $0.type == type && $0.trigger == trigger && $0.key.value == value }
  }

  private func isSlotOver(_ open: OpenOccurrence) -> Bool {
    open.deferredTo.map { $0 <= now.instant && isDayOver($0) } ?? false
  }

  /// What was switched off when its own moment came does not come later, although quiet hours or a window would have
  /// held it.
  mutating func closeSwitchedOff() {
    guard let last = state.lastInstant, last < now.instant, !has(.offComesLater) else { return }
    for open in state.open {
      if open.isDeferred {
        closeSwitchedOffDeferral(open)
        continue
      }
      guard let place = place(of: open.type, open.trigger), let reason = switchedOff(place),
        let index = openIndex(open.type, open.key), let candidate = candidate(open: index),
        candidate.ownLatest > last, hasPassed(candidate.ownLatest), candidate.latest >= now.instant,
        candidate.latest > candidate.ownLatest, !candidate.isFreed
      else { continue }
      close(open.type, open.key)
      recordEnd(
        of: open, place.type, .init(.dropped, reason), because: earlierCause(of: reason), due: candidate.ownLatest)
    }
  }

  /// Of what is due at this very step the plan decides, which knows what has just been switched on.
  private func hasPassed(_ ownMoment: Instant) -> Bool {
    ownMoment < now.instant || has(.onAtItsMomentIsOver) && ownMoment == now.instant
  }

  /// Why nothing of a trigger might have come before this step, as far as the app knew.
  private func switchedOff(_ place: TriggerPlace) -> OutcomeReason? {
    earlierGate(place.type) ?? (isDisabled(place.type, place.trigger) ? .disabled : nil)
  }

  /// Past items are not replayed: the slot that it waited for is over.
  private mutating func closeSwitchedOffDeferral(_ open: OpenOccurrence) {
    guard let slot = open.deferredTo, slot <= now.instant, !isPending(open.type, open.key),
      let place = place(of: open.type, open.trigger), (gate(place.type) ?? earlierGate(place.type)) != nil
    else { return }
    close(open.type, open.key)
    recordEnd(of: open, place.type, .init(.expired, .expired), because: .over(slot), due: slot)
  }

  /// What came due before this step was not allowed to while there was no permission as far as the app knew.
  private func earlierGate(_ type: Int) -> OutcomeReason? {
    gate(
      type, authorization: has(.gateOfNowForThen) ? state.authorization : earlierAuthorization ?? state.authorization)
  }

  /// The permission as it was then.
  private func earlierCause(of reason: OutcomeReason) -> OutcomeCause? {
    switch reason {
    case .permissionDenied, .permissionNotDetermined: earlierAuthorization.map { .permission($0) }
    default: nil
    }
  }

  private func isReported(_ type: String, _ key: OccurrenceKey) -> Bool {
    !told.isEmpty && told.contains(scheduler.identifier(type, key))
  }

  /// Whether the local date of an instant is over.
  func isDayOver(_ instant: Instant) -> Bool { now.zone.local(at: instant).date < local.date }
}
