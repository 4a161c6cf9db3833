import NotificationCivilTime
import NotificationRules

extension Step {
  /// The instant of a calendar trigger on one local date, or nil when it has none on that date.
  ///
  /// A time in a gap means the first instant after it, in an overlap the first of the two. A date that the zone skips
  /// has no occurrence.
  func occurrence(of rule: CalendarRule, on date: CivilDate) -> Instant? {
    guard rule.every.contains(date), now.zone.hasDate(date), let time = time(of: rule) else { return nil }
    return now.zone.instant(of: CivilDateTime(date: date, time: time))
  }

  /// Nil where the user sets the time: the state holds toggles only.
  private func time(of rule: CalendarRule) -> WallClockTime? {
    switch rule.time {
    case .slot: scheduler.rules.policies.slot
    case .fixed(let time): time
    case .preference: nil
    }
  }

  /// The first daily slot at or after an instant.
  func firstSlot(atOrAfter instant: Instant) -> Instant {
    var date = now.zone.local(at: instant).date
    while true {
      if now.zone.hasDate(date) {
        let slot = now.zone.instant(of: CivilDateTime(date: date, time: scheduler.rules.policies.slot))
        if slot >= instant { return slot }
      }
      date = date.adding(days: 1)
    }
  }

  /// Every daily slot in `(now, now + horizon]` with the wall time it has.
  func slotsOfHorizon() -> [(instant: Instant, local: CivilDateTime)] {
    let end = now.instant + scheduler.rules.policies.horizon
    var slots: [(Instant, CivilDateTime)] = []
    var slot = firstSlot(atOrAfter: now.instant + .milliseconds(1))
    while slot <= end {
      slots.append((slot, now.zone.local(at: slot)))
      slot = firstSlot(atOrAfter: slot + .milliseconds(1))
    }
    return slots
  }

  /// When the quiet hours that hold this instant end; nil when it is not quiet.
  ///
  /// The start is quiet, the end is not. When the clock goes back over the end, the second pass is not quiet again.
  func quietEnd(at instant: Instant, _ local: CivilDateTime) -> Instant? {
    guard let quiet = scheduler.rules.policies.quietHours, quiet.from != quiet.to else { return nil }
    guard quiet.contains(local.time) else { return nil }
    let date = local.time < quiet.to ? local.date : local.date.adding(days: 1)
    let end = now.zone.instant(of: CivilDateTime(date: date, time: quiet.to))
    return end > instant ? end : nil
  }
}

extension CalendarRule.Period {
  /// True for the dates of the period. The 31st means the last day of a shorter month, 29 February means the 28th.
  func contains(_ date: CivilDate) -> Bool {
    switch self {
    case .day: true
    case .week(let weekday): date.weekday == weekday
    case .month(let day): date.day == min(day, CivilDate.daysInMonth(year: date.year, month: date.month))
    case .year(let month, let day):
      date.month == month && date.day == min(day, CivilDate.daysInMonth(year: date.year, month: month))
    // The state holds no day to count from, and toggles only.
    case .days, .preference: false
    }
  }
}
