import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Says when an occurrence is due, from its rule and its signal alone.
struct DueClock {
  let rules: RuleTable
  let zones: (String) -> ZoneRules?
  /// The settings at present.
  let judge: ConditionJudge

  /// The first and the last instant of its own window; nil where nobody but its scheduler can know them.
  func due(_ subject: ConditionJudge.Subject) -> ClosedRange<Instant>? {
    guard !subject.key.isRepeat, let zone = zone(of: subject) else { return nil }
    switch (subject.trigger.schedule, subject.birth) {
    case (.after(_, let distance, _), let birth?): return moments(distance, birth.instant, zone)
    case (.at(_, let parameter, let distance), let birth?):
      guard case .int(let number)? = birth.parameters[parameter] else { return nil }
      return moments(distance, Instant(milliseconds: Int64(number)), zone)
    case (.reached, let birth?): return birth.instant...birth.instant
    case (.calendar(let rule), _):
      guard let (date, own) = subject.key.dateAndTime, let time = own ?? time(of: rule) else { return nil }
      let instant = zone.instant(of: CivilDateTime(date: date, time: time))
      return instant...instant
    case (.after, nil), (.at, nil), (.reached, nil), (.slotAfter, _), (.location, _): return nil
    }
  }

  /// Whether anything else than its own window decides when a type comes.
  func mayMove(_ type: TypeRule) -> Bool {
    if type.window != nil || type.onCap == .defer { return true }
    return rules.policies.quietHours.map { $0.treatment(of: type) == .hold } ?? false
  }

  private func moments(_ distance: Distance, _ start: Instant, _ zone: ZoneRules) -> ClosedRange<Instant> {
    switch distance {
    case .span(let range): return start + range.lowerBound...start + range.upperBound
    case .days(let count, let time):
      let date = zone.local(at: start).date.adding(days: count)
      let instant = zone.instant(of: CivilDateTime(date: date, time: time))
      return instant...instant
    }
  }

  /// Nil for that of home, which moves with settings.
  private func zone(of subject: ConditionJudge.Subject) -> ZoneRules? {
    switch subject.trigger.zone {
    case nil: subject.zone
    case .fixed(let name): zones(name) ?? subject.zone
    case .parameter(let id): subject.birth.map { $0.parameters[id].flatMap { zones($0.description) } ?? subject.zone }
    case .home: nil
    }
  }

  private func time(of rule: CalendarRule) -> WallClockTime? {
    switch rule.time {
    case .slot: rules.policies.slot
    case .fixed(let time): time
    case .preference(let id, let before):
      if case .time(let time)? = judge.value(of: id) { time.earlier(by: before) } else { nil }
    case .several, .chosenTimes, .stated, .statedTimes: nil
    }
  }
}
