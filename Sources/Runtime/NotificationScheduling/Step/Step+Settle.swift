import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Requests that came due become delivered or suppressed, by what the center reports.
  mutating func settle(_ input: StepInput) {
    // What came due before a flight was due by the clock of before.
    let reported = state.flownFrom.flatMap { zones[$0] }
    let wasDue = Dictionary(
      state.pending.compactMap { request in
        let due = reported.map(request.due(in:)) ?? request.due
        return due <= now.instant ? (request.request.identifier, due) : nil
      }, uniquingKeysWith: { first, _ in first })
    let hadInFlight = state.pending.contains(where: isInFlight)
    if !has(.dueOfOldZone) { refreshDueInstants() }
    if !has(.jumpedSlotLost) { followFlight() }
    if input.events.contains(.movedToNewDevice) { leaveOldDevice() }
    if let report = input.report {
      listed = report.listed
      settle(report, wasDue, presenting: input.events)
      state.flownFrom = nil
      clearLeftList()
      earlierAuthorization = state.authorization
      state.authorization = report.authorization
      compare(with: report, isLaunch: input.events.contains(.launched))
      if !has(.intervalOfOldClock) { missIntervals() }
    } else {
      isBlind = true
      if hasFlown, !has(.flightOverBeforeReport) { state.flownFrom = state.flownFrom ?? state.zone }
      if !has(.answerNeedsReport) { settleAnswered(input.events, wasDue) }
    }
    takeBackAssumed()
    if hadInFlight { endOvertaken() }
    if !has(.tomorrowBlocks) { state.deliveries.stopCounting(after: local.date, now.instant) }
    if !has(.futureStays) { followClockSetBack() }
    keepDeferredDates()
    closeSwitchedOff()
    closeQueued()
    closeLapsed(before: input.events)
    closeWindows()
    state.lastInstant = now.instant
  }

  /// What came due on the old device has used up its day there; nobody knows whether it was shown. The rest is planned
  /// again.
  /// - Source: trap T67
  private mutating func leaveOldDevice() {
    for request in pending(where: { $0.due <= now.instant }) {
      recordDelivery(request, at: request.due, isSilenced: false, isLogged: false)
    }
    state.pending.removeAll()
  }

  /// A wall-clock trigger floats: in another zone it is due at another instant. So does a daily slot.
  private mutating func refreshDueInstants() {
    for index in state.pending.indices {
      state.pending[index].due = state.pending[index].due(in: now.zone)
    }
    for index in state.open.indices where state.open[index].deferredTo != nil {
      if let slot = state.open[index].slot { state.open[index].deferredTo = now.zone.instant(of: slot) }
    }
  }

  /// - Parameters:
  ///   - wasDue: What was due by the zone of the last report, and when.
  ///   - events: Those of the step. What they ask about is still to be shown.
  private mutating func settle(_ report: CenterReport, _ wasDue: [String: Instant], presenting events: [SchedulerEvent])
  {
    for settled in report.settled where !settleForAnother(settled) {
      guard let index = state.pending.firstIndex(where: { $0.request.identifier == settled.identifier }) else {
        settleStray(settled)
        continue
      }
      let request = state.pending.remove(at: index)
      // It came due, so the center had it, although the app was killed before it heard so.
      if !request.isAccepted { announce(request) }
      switch settled.fate {
      case .presented: recordDelivery(request, at: settled.instant, isSilenced: false)
      case .silencedByFocus where has(.focusUsesNothing): end(request, .suppressed, .suppressedFocus)
      case .notPermitted where has(.refusedUsesTheDay), .missed where has(.missedCountsAsShown):
        recordDelivery(request, at: settled.instant, isSilenced: false)
      case .silencedByFocus: recordDelivery(request, at: settled.instant, isSilenced: true)
      case .notPermitted: end(request, .suppressed, .suppressedPermission)
      case .missed: miss(request)
      }
    }
    settleAnswered(events, wasDue, except: report.pending)
    // On a device nothing reports what became of it: an overdue request that is no longer pending counts as delivered
    // if notifications were allowed. Its absence from the delivered list proves nothing. One whose add was never
    // answered, and that a complete report, one at a launch or one after a silence does not mention, was never added.
    let isLaunch = events.contains(.launched)
    let overdue = pending { request in
      let identifier = request.request.identifier
      return (request.due <= now.instant || wasDue[identifier] != nil) && !report.pending.contains(identifier)
        && (request.isAccepted || !report.isComplete && !isLaunch && !request.isUnanswered)
        && !events.contains(.willPresent(identifier))
    }
    for request in overdue {
      state.pending.removeAll { $0.request.identifier == request.request.identifier }
      if request.isMissing {
        end(request, .dropped, .centerLost)
      } else if state.authorization.allowsPosting {
        if !request.isAccepted { announce(request) }
        assumeDelivery(request, at: wasDue[request.request.identifier])
      } else {
        end(request, .suppressed, .suppressedPermission)
      }
    }
  }

  /// What is tapped, or has a button pressed, has come, whatever the clock says of its time, and whether or not the center
  /// answers.
  ///
  /// - Parameter wasDue: What was due by the zone of the last report, and when.
  private mutating func settleAnswered(
    _ events: [SchedulerEvent], _ wasDue: [String: Instant], except pending: [String] = []
  ) {
    for identifier in events.compactMap(\.answered) where !pending.contains(identifier) {
      guard let index = state.pending.firstIndex(where: { $0.request.identifier == identifier }) else {
        settleLeaving(identifier)
        continue
      }
      let request = state.pending.remove(at: index)
      if !request.isAccepted { announce(request) }
      recordDelivery(request, at: wasDue[identifier] ?? min(request.due, now.instant), isSilenced: false)
    }
  }

  /// - Parameter instant: When it was due by the clock of the last report; nil if it was not.
  mutating func assumeDelivery(_ request: PendingRequest, at instant: Instant? = nil) {
    // At the last step, where it was not due, its time in this zone was over already: nobody was here then.
    if hasFlownSinceReport, instant == nil, let last = state.lastInstant, request.due <= last,
      now.instant - request.due > Self.lateness
    {
      return miss(request)
    }
    recordDelivery(request, at: instant ?? request.due, isSilenced: false)
    let isDoubtful = hasFlownSinceReport && instant == nil && now.instant - request.due > Self.lateness
    state.deliveries.assume(request.type, request.key, isDoubtful: isDoubtful)
  }

  /// The clock, the zone or a setting skipped the end of the quiet hours that held it: they end now, and it is delivered.
  /// - Source: trap T19
  mutating func free(_ request: PendingRequest) {
    if let index = openIndex(request.type, request.key) {
      state.open[index].freed = now.instant
      return
    }
    state.open.append(
      OpenOccurrence(
        type: request.type, trigger: request.trigger, key: request.key, birth: request.birth, isDeferred: false,
        deferredTo: nil, last: nil, freed: now.instant))
  }

  /// It reached the user, or would have but for Focus: either way the day is used up.
  mutating func recordDelivery(_ request: PendingRequest, at instant: Instant, isSilenced: Bool, isLogged: Bool = true)
  {
    // Caps, guards and groups count the time that was planned: a daily reminder that comes a few seconds late must not
    // hold back that of the next day.
    let isOnTime = !has(.lateMovesTheDay) && instant >= request.due && instant - request.due <= Self.jitter
    let planned = (isOnTime ? request.due : instant) - request.spread
    var delivery = DeliveryRecord(
      request, at: planned, localTime(of: request, at: planned), order: state.nextOrder())
    delivery.isSilenced = isSilenced
    let series = request.key.series(of: request.type)
    let wasLifted = has(.liftOutlivesDelivery) && state.deliveries.isGuardLifted(of: series)
    state.deliveries.add(delivery, retain: scheduler.retainedDays)
    if wasLifted { state.deliveries.liftGuard(of: series) }
    if let moment = statedMoment(of: request) {
      state.deliveries.use(moment, of: series, request.trigger)
    }
    // That of somebody who has left, under the same identifier, is gone.
    if !has(.leftTakesFromThere) { state.leaving[request.request.identifier] = nil }
    close(request.type, request.key)
    countPlace(request)
    guard isLogged else { return }
    if !isSilenced {
      log(.notificationFired, EventSubject(request), at: instant)
    } else if let type = scheduler.indexOfType[request.type] {
      record(type, request.key, .suppressed, .suppressedFocus, due: instant)
    }
  }

  /// The next time at the place is another occurrence.
  private mutating func countPlace(_ request: PendingRequest) {
    guard case .location = request.request.trigger, case .signal(let number) = request.key else { return }
    state.lastNumbers[request.type] = max(number, state.lastNumbers[request.type] ?? 0)
  }

  /// The wall-clock time at which a request was delivered. The app learns of a delivery in the background later,
  /// perhaps in another zone, but its date and time do not change with travel.
  func localTime(of request: PendingRequest, at instant: Instant) -> CivilDateTime {
    let shown = now.zone.local(at: instant)
    // If the clocks are put back over midnight, the later date has begun.
    let latest = now.zone.latestLocal(at: instant)
    let here = latest.date > shown.date ? latest : shown
    if has(.deliveryTravels) { return here }
    // As long as the center has not answered, what it had before may be what came: that which fits better did.
    var form = request.asked
    func misfit(_ form: AcceptedRequest) -> TimeSpan {
      let span = form.isFloating ? shown - form.planned : instant - (form.due - form.spread)
      return max(span, .zero - span)
    }
    if !request.isAccepted, let before = request.replaces, misfit(before) < misfit(form) { form = before }
    switch form.request.trigger {
    case .location: return here
    case .calendar where form.isFloating: return misfit(form) <= Self.lateness ? here : form.planned
    // It came when it was added.
    case .immediate: return shown == form.planned ? here : form.planned
    case .timeInterval, .calendar:
      // An instant does not say where the device was: the later clock keeps the caps of both.
      return max(here, form.local - (form.due - instant))
    }
  }

  /// By how much the system may be late after a change of the zone or the clock.
  static let lateness = TimeSpan.minutes(15)

  /// By how much a delivery may be late and still count as on time.
  /// - Source: trap T34
  static let jitter = TimeSpan.minutes(5)

  /// It came due and is over without a delivery.
  mutating func end(_ request: PendingRequest, _ outcome: Outcome, _ reason: OutcomeReason) {
    close(request.type, request.key)
    countPlace(request)
    // A date that was jumped over was not lived: a flight back or a clock may bring it again.
    if reason != .expiredMissed { state.deliveries.use(request.key, of: request.type, today: local.date) }
    guard let type = scheduler.indexOfType[request.type] else { return }
    let cause: OutcomeCause? = reason == .expiredMissed ? .over(request.due) : nil
    record(type, request.key, outcome, reason, because: cause, due: request.due)
  }

  func place(of type: String, _ trigger: String) -> TriggerPlace? {
    guard let index = scheduler.indexOfType[type],
      let position = scheduler.types[index].rule.triggers.firstIndex(where: { $0.name == trigger })
    else { return nil }
    return TriggerPlace(type: index, trigger: position)
  }

  func ownInstant(_ place: TriggerPlace, _ key: OccurrenceKey) -> Instant? {
    dates(of: place, key.value).flatMap { occurrence(of: $0, key) }
  }
}

extension PendingRequest {
  /// When it is due by the clocks of a zone: only a time of day is another instant there.
  func due(in zone: ZoneRules) -> Instant {
    guard case .calendar(let components, _) = request.trigger else { return due }
    return components.instant(in: zone) ?? due
  }
}
