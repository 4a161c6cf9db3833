import NotificationCivilTime
import NotificationRules

/// What a condition is evaluated for: one occurrence at one instant.
struct ConditionSubject {
  var type: String
  var instant: Instant
  /// The signal that created the occurrence.
  var birth: SignalRecord?
  /// The name of the value that it is for, in a type with `per`.
  var value: String?
  /// Where "today" is a date, if that is not where the device is.
  var zone: ZoneRules?
  /// When it was due, if it belongs to a series: then it counts as triggered.
  var due: Instant?
  /// The place of its delivery among all events, if it has come: it has no clock to be wrong.
  var deliveredOrder: Int?
  /// The place among all events of what it follows, for what ends a series: that looks at its own first.
  var firstOrder: Int?
  /// A delivery of the type is planned before this instant. The app may not run again in between, so by then a signal
  /// before that delivery no longer counts as new.
  var followsPlanned = false

  var series: String { OccurrenceKey.series(of: type, value) }
}

extension Step {
  /// True if all conditions of a trigger, and of its type, hold at the subject's instant.
  func conditionsHold(_ type: Int, _ trigger: Int, _ subject: ConditionSubject) -> Bool {
    for condition in scheduler.types[type].conditions[trigger] where !holds(condition, subject) { return false }
    return true
  }

  func holds(_ condition: ConditionRule, _ subject: ConditionSubject) -> Bool {
    switch condition {
    case .elapsed(let since, let orSince, let test):
      guard
        let start = signals(since, for: subject).newest(since)
          ?? orSince.flatMap({ signals($0, for: subject).newest($0) })
      else { return false }
      let passed = subject.instant - start.instant
      switch test {
      case .moreThan(let span): return passed > span || has(.moreThanIncludes) && passed == span
      case .atLeast(let span): return passed > span || !has(.atLeastExcludes) && passed == span
      }
    case .last(let signal, let test):
      return signals(signal, for: subject).newest(signal)?.passes(
        scheduler.rules.settled(test, moved: state.preferences)) ?? false
    case .happened(let rule, let since, let least):
      let signals = signals(rule.signal, for: subject)
      guard let newest = signals.newest(rule) else { return false }
      if least <= 1 { return counts(newest.mark, since, subject) }
      if since == .ever, rule.filter == nil { return newest.number >= least }
      return signals.marks(of: rule, newest).count { counts($0, since, subject) } >= least
    case .preference(let id, let value):
      return isOn(id) == value
    case .choice(let id, let option):
      return scheduler.rules.value(of: id, moved: state.preferences) == .choice(option)
    case .attribute(let id, let value): return state.attributes[id] == value
    case .device(let rule): return rule.holds(for: state.device)
    case .flag(let id): return isFlagOn(id)
    case .experiment(let id, let arm): return state.arms[id] == arm
    case .any(let parts): return parts.contains { holds($0, subject) }
    case .all(let parts): return parts.allSatisfy { holds($0, subject) }
    case .not(let part): return !holds(part, subject)
    }
  }

  func isFlagOn(_ id: String) -> Bool {
    state.flags[id] ?? scheduler.rules.flags.first { $0.id == id }?.isOnByDefault ?? false
  }

  /// Why a trigger is refused whose conditions do not all hold: the team withholds it, or something else is not true.
  /// What is part of another condition decides nothing alone.
  func failure(_ type: Int, _ trigger: Int) -> OutcomeReason { isDisabled(type, trigger) ? .disabled : .condition }

  /// The team withholds it: a flag is off, or the arm that was drawn gets nothing.
  func isDisabled(_ type: Int, _ trigger: Int) -> Bool {
    scheduler.types[type].conditions[trigger].contains { condition in
      switch condition {
      case .flag(let id): !isFlagOn(id)
      case .experiment(let id, let arm): arm != ExperimentRule.none && state.arms[id] == ExperimentRule.none
      default: false
      }
    }
  }

  /// Whether a signal is new enough.
  func counts(_ signal: SignalMark, _ since: HappenedSince, _ subject: ConditionSubject) -> Bool {
    switch since {
    case .ever: true
    case .trigger:
      if let due = subject.due {
        signal.instant >= due || subject.deliveredOrder.map { signal.order > $0 } ?? false
      } else {
        signal.order > (subject.birth?.order ?? 0) - (has(.sinceTriggerCountsItself) ? 1 : 0)
      }
    case .lastDelivery:
      !subject.followsPlanned && signal.order > subject.firstOrder ?? state.deliveries.lastOrder[subject.series] ?? 0
    case .signal(let id): signal.order > signals(id, for: subject).newest(id)?.order ?? 0
    case .today: date(of: signal.instant, subject) == date(of: subject.instant, subject)
    case .within(let span):
      (subject.instant - span...subject.instant).contains(signal.instant)
        && !(has(.withinExcludesStart) && signal.instant == subject.instant - span)
    }
  }

  private func date(of instant: Instant, _ subject: ConditionSubject) -> CivilDate {
    (has(.todayInUTC) ? .utc : subject.zone ?? now.zone).local(at: instant).date
  }

  func isOn(_ preference: String) -> Bool { scheduler.rules.isOn(preference, moved: state.preferences) }

  /// True if something that cancels the type has happened: `not: { happened: … }` is no longer true.
  ///
  /// The other conditions say when to speak, not whether what was said is still true.
  func isGoalReached(
    _ type: Int, _ trigger: Int, birth: SignalRecord?, of key: OccurrenceKey, at instant: Instant
  ) -> Bool {
    if has(.tapIgnoresGoal) { return false }
    let place = TriggerPlace(type: type, trigger: trigger)
    let id = scheduler.types[type].id
    let subject = ConditionSubject(
      type: id, instant: instant, birth: birth, value: key.value, zone: zone(of: place, birth),
      due: due(of: place, key), deliveredOrder: state.deliveries.record(id, key.original)?.order)
    return scheduler.types[type].conditions[trigger].contains { condition in
      guard case .not(.happened(_, let since, _)) = condition, since != .lastDelivery else { return false }
      return !holds(condition, subject)
    }
  }
}
