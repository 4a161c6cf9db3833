import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What its rule gives a time, and nothing keeps back, is planned (semantics, sections 2, 3, 5 and 6). Of what could be moved, or has no
/// place, nothing is said here.
extension HistoryWatch {
  mutating func checkOwed(_ state: SchedulerState, _ world: World) {
    guard hasPlanned, state.authorization.allowsPosting, !state.isSignedOut, !hasLost, earlierCaps.isEmpty,
      withheld.isEmpty,
      !state.open.contains(where: \.isDeferred), state.pending.count + 2 < scheduler.rules.policies.pendingBudget
    else { return }
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

  private mutating func checkOwed(
    _ subject: ConditionJudge.Subject, _ judge: ConditionJudge, _ state: SchedulerState, _ world: World
  ) {
    let (type, now) = (subject.type, world.now.instant)
    let clock = DueClock(rules: scheduler.rules, zones: scheduler.zones, judge: judge)
    var subject = subject
    guard let due = clock.due(subject), due.upperBound > now,
      due.lowerBound <= now + scheduler.rules.policies.horizon
    else { return }
    subject.instant = max(due.lowerBound, now)
    subject.followsPlanned = state.pending.contains { $0.type == type.id }
    guard judge.missing(subject) == nil,
      (type.conditions + subject.trigger.conditions).allSatisfy({ judge.holds($0, subject) == true }),
      !mayMove(subject, state, world), !mayBeGuarded(subject, judge, state), hasRoom(subject, state, world)
    else { return }
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
    if state.pending.contains(where: { $0.type == type.id && isThis($0.trigger, $0.key, $0.birth) }) { return }
    if state.deliveries.recent.contains(where: { $0.type == type.id && isThis($0.trigger, $0.key, $0.birth) }) {
      return
    }
    let identifier = "\(scheduler.rules.app).\(type.id).\(subject.key)"
    if seen.contains(identifier) || unheard.contains(identifier) { return }
    fail("nothing keeps it back, and it is not planned: \(type.id).\(subject.key)")
  }

  private func mayMove(_ subject: ConditionJudge.Subject, _ state: SchedulerState, _ world: World) -> Bool {
    let isShut = subject.type.window.map {
      !Invariants(scheduler.rules).isOpen($0, subject.instant, subject.zone)
    }
    return isShut ?? false || isQuiet(subject, state, world)
  }

  /// Others of its kind or its name may stand for it.
  private func mayBeGuarded(
    _ subject: ConditionJudge.Subject, _ judge: ConditionJudge, _ state: SchedulerState
  ) -> Bool {
    let type = subject.type
    if type.combine != nil { return true }
    guard type.repeatAfter != nil else { return false }
    return state.pending.contains { $0.type == type.id }
      || judge.memory.shown.contains { $0.type == type.id && $0.key.item == subject.key.item }
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
      return newest(rule, isOnly: counted == .first, of: subject(.signal(0)), judge).map {
        subject(.signal($0.number), $0)
      }
    case .at(let rule, _, .span) where trigger.series == nil && rule.filter == nil:
      return newest(rule, isOnly: false, of: subject(.signal(0)), judge).map { subject(.signal($0.number), $0) }
    case .calendar(let rule) where !hasTravelled:
      let whole = subject(.date(world.now.zone.local(at: world.now.instant).date))
      guard runs(trigger, whole, judge) else { return [] }
      let today = world.now.zone.local(at: world.now.instant).date
      return (0...13).map { today.adding(days: $0) }
        .filter { world.now.zone.hasDate($0) && rule.every.includes($0, judge) }.map { subject(.date($0)) }
    default: return []
    }
  }

  /// The newest signal of its value; nothing where older ones may still wait, and only the first counts.
  private func newest(
    _ rule: SignalRule, isOnly: Bool, of subject: ConditionJudge.Subject, _ judge: ConditionJudge
  ) -> [SignalRecord] {
    guard let heard = judge.heard(rule.signal, subject), let last = heard.last, !isOnly || heard.count == 1,
      let number = judge.memory.number(of: last)
    else { return [] }
    return [SignalRecord(number: number, instant: last.instant, order: last.order, parameters: last.parameters)]
  }

  /// It has no series, or one that has begun and not ended.
  private func runs(_ trigger: TriggerRule, _ subject: ConditionJudge.Subject, _ judge: ConditionJudge) -> Bool {
    guard let series = trigger.series else { return subject.type.per == nil }
    guard let begun = judge.heard(series.begins, subject)?.last else { return false }
    return series.ends.map { judge.heard($0, subject)?.last.map { $0.order < begun.order } ?? true } ?? true
  }
}

extension CalendarRule.Period {
  /// Whether a date is certainly one of its dates.
  fileprivate func includes(_ date: CivilDate, _ judge: ConditionJudge) -> Bool {
    switch self {
    case .day: true
    case .week(let day): date.weekday == day
    case .weekdays(let days): days.contains(date.weekday)
    case .on(let day): date == day
    case .chosenWeekdays(let id):
      if case .weekdays(let days)? = judge.value(of: id) { days.contains(date.weekday) } else { false }
    case .month, .year, .days, .cycle, .preference, .statedWeekdays: false
    }
  }
}
