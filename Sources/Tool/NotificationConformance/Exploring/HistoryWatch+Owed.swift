import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What its rule gives a time, and nothing keeps back, is planned (semantics, sections 2, 3, 5 and 6). Of what could be moved, or has no
/// place, nothing is said here.
extension HistoryWatch {
  mutating func checkOwed(_ state: SchedulerState, _ world: World) {
    guard plansEverything(state), !state.open.contains(where: \.isDeferred) else { return }
    let judge = judge(state, world)
    for type in scheduler.rules.types where type.expires == nil && judge.switchedOff(type) == nil {
      for trigger in type.triggers {
        for name in type.per == nil ? [nil] : items.names.values.sorted().map(Optional.init) {
          for subject in subjects(of: type, trigger, name, judge, world) {
            checkOwed(subject, judge, state, world)
          }
        }
      }
    }
  }

  /// The last action made the app plan with all that is known here, and there is room for more.
  func plansEverything(_ state: SchedulerState) -> Bool {
    hasPlanned && state.authorization.allowsPosting && !state.isSignedOut && !hasLost && earlierCaps.isEmpty
      && withheld.isEmpty && state.pending.count + 2 < scheduler.rules.policies.pendingBudget
  }

  /// A date does not wait for a slot if it lay beyond the horizon of the step before (semantics, section 6).
  mutating func checkLookedAt(_ pending: PendingRequest, _ state: SchedulerState, _ world: World) {
    guard pending.deferredBy != nil, pending.key.dateAndTime != nil, !isSurprised, !hasTravelled, !hasLost,
      wasPending[pending.request.identifier] == nil, let before = lastStep,
      var subject = subject(pending.type, pending.key, pending.trigger, pending.birth, world),
      let own = clock(state, world).due(subject), own.upperBound < world.now.instant,
      own.upperBound > before + scheduler.rules.policies.horizon
    else { return }
    // The night or a window may have held it until now.
    subject.instant = own.upperBound
    if mayMove(subject, state, world) { return }
    fail("waits for a slot, and lay beyond the horizon: \(pending.request.identifier)")
  }

  private mutating func checkOwed(
    _ subject: ConditionJudge.Subject, _ judge: ConditionJudge, _ state: SchedulerState, _ world: World
  ) {
    if isThere(subject, state) { return }
    let (type, now) = (subject.type, world.now.instant)
    var subject = subject
    guard let due = clock(state, world).due(subject), due.upperBound > now,
      due.lowerBound <= now + scheduler.rules.policies.horizon
    else { return }
    subject.instant = max(due.lowerBound, now)
    subject.followsPlanned = state.pending.contains { $0.type == type.id }
    guard judge.missing(subject) == nil,
      (type.conditions + subject.trigger.conditions).allSatisfy({ judge.holds($0, subject) == true }),
      !mayMove(subject, state, world), !mayBeGuarded(subject, judge, state), hasRoom(subject, state, world),
      !wasSuppressed(subject, world)
    else { return }
    fail("nothing keeps it back, and it is not planned: \(type.id).\(subject.key)")
  }

  /// It is planned, or it came.
  private func isThere(_ subject: ConditionJudge.Subject, _ state: SchedulerState) -> Bool {
    let type = subject.type.id
    func isThis(_ trigger: String, _ key: OccurrenceKey, _ birth: SignalRecord?) -> Bool {
      guard !key.isRepeat, key.item == subject.key.item else { return false }
      guard let own = subject.birth else { return key.dateAndTime?.date == subject.key.dateAndTime?.date }
      guard trigger == subject.trigger.name, let birth else { return false }
      // A moment that is told again is the same one.
      if case .at(_, let parameter, _) = subject.trigger.schedule {
        return birth.parameters[parameter] == own.parameters[parameter]
      }
      return birth.number == own.number
    }
    let identifier = scheduler.identifier(type, subject.key)
    return state.pending.contains { $0.type == type && isThis($0.trigger, $0.key, $0.birth) }
      || state.deliveries.recent.contains { $0.type == type && isThis($0.trigger, $0.key, $0.birth) }
      || seen.contains(identifier) || unheard.contains(identifier)
  }

  /// It came due, and nobody saw it.
  private func wasSuppressed(_ subject: ConditionJudge.Subject, _ world: World) -> Bool {
    let identifier = scheduler.identifier(subject.type.id, subject.key)
    return world.outcomes.contains { $0.outcome == .suppressed && $0.identifier == identifier }
  }

  func mayMove(_ subject: ConditionJudge.Subject, _ state: SchedulerState, _ world: World) -> Bool {
    let isShut = subject.type.window.map {
      !Invariants(scheduler.rules).isOpen($0, subject.instant, subject.zone)
    }
    return isShut ?? false || isQuiet(subject, state, world)
  }

  /// No cap can be full, whatever is counted together with it.
  private func hasRoom(_ subject: ConditionJudge.Subject, _ state: SchedulerState, _ world: World) -> Bool {
    guard subject.type.onCap != .exempt else { return true }
    let (invariants, zone) = (Invariants(scheduler.rules), subject.zone)
    return scheduler.rules.policies.caps.allSatisfy { cap in
      guard cap.counts(subject.type) else { return true }
      let counted = invariants.types(countedBy: cap)
      func end(_ instant: Instant) -> Instant {
        invariants.end(of: cap.window, instant, zone.local(at: instant), zone, in: zone) + .minutes(1)
      }
      let planned = state.pending.count {
        counted.contains($0.type) && !$0.key.isRepeat
          && ($0.due == .distantFuture || end($0.due) > subject.instant && end(subject.instant) > $0.due)
      }
      let came = world.deliveries.count { delivery in
        delivery.type.map(counted.contains) ?? false && !delivery.isRepeat
          && (hasTravelled || end(delivery.instant) > subject.instant)
      }
      return planned + came < cap.max
    }
  }

  private func subjects(
    of type: TypeRule, _ trigger: TriggerRule, _ name: String?, _ judge: ConditionJudge, _ world: World
  ) -> [ConditionJudge.Subject] {
    func subject(_ key: OccurrenceKey, _ birth: SignalRecord? = nil) -> ConditionJudge.Subject {
      ConditionJudge.Subject(
        type: type, trigger: trigger, key: name.map { .of($0, key) } ?? key, instant: world.now.instant,
        zone: world.now.zone, birth: birth)
    }
    switch trigger.schedule {
    case .after(let rule, .span, let counted) where trigger.series == nil && rule.filter == nil:
      // Where only the first counts, an older one may still wait.
      let unborn = subject(.signal(0))
      if counted == .first, judge.heard(rule.signal, unborn)?.count != 1 { return [] }
      return judge.newest(rule, unborn).map { [subject(.signal($0.number), $0)] } ?? []
    case .at(let rule, _, .span) where trigger.series == nil && rule.filter == nil:
      return judge.newest(rule, subject(.signal(0))).map { [subject(.signal($0.number), $0)] } ?? []
    case .calendar(let rule) where !hasTravelled && rule.every.isOfWeekdays:
      let today = world.now.zone.local(at: world.now.instant).date
      guard runs(trigger, subject(.date(today)), judge) else { return [] }
      return (0...13).map { today.adding(days: $0) }.filter(world.now.zone.hasDate).map { subject(.date($0)) }
        .filter { !judge.isOfAnotherDay($0) }
    default: return []
    }
  }

  /// It has no series, or one that has begun and not ended.
  private func runs(_ trigger: TriggerRule, _ subject: ConditionJudge.Subject, _ judge: ConditionJudge) -> Bool {
    guard let series = trigger.series else { return subject.type.per == nil }
    return judge.heard(series.begins, subject)?.isEmpty == false && !judge.isOfEndedSeries(subject)
  }
}

extension CalendarRule.Period {
  /// The watch knows all of its dates.
  fileprivate var isOfWeekdays: Bool {
    switch self {
    case .day, .week, .weekdays, .on, .chosenWeekdays: true
    case .month, .year, .days, .cycle, .preference, .statedWeekdays: false
    }
  }
}
