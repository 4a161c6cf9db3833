import NotificationCivilTime
import NotificationRules

/// Which local dates a calendar trigger has and at what time of day, with every setting resolved.
struct CalendarDates {
  enum Period {
    case day
    case week(Weekday)
    case month(day: Int)
    case year(month: Int, day: Int)
    /// That date, and every so many days after it. A zone does not move it: it is a date, not an instant.
    case days(Int, from: CivilDate)
    case weekdays([Weekday])
    case on(CivilDate)
    /// The first so many days of each round, from that date on.
    case cycle(on: Int, off: Int, from: CivilDate)
  }

  var period: Period
  /// In the order of the day.
  var times: [WallClockTime]
  /// Each of them has occurrences of its own, even if there is only one at present.
  var isTimed = false
  /// Where they are dates and times.
  var zone: ZoneRules
  /// That is another one than the device's, or stays when that changes.
  var isPinned = false

  /// The 31st means the last day of a shorter month, 29 February means the 28th.
  func contains(_ date: CivilDate) -> Bool {
    switch period {
    case .day: true
    case .week(let weekday): date.weekday == weekday
    case .month(let day): date.day == min(day, CivilDate.daysInMonth(year: date.year, month: date.month))
    case .year(let month, let day):
      date.month == month && date.day == min(day, CivilDate.daysInMonth(year: date.year, month: month))
    case .weekdays(let weekdays): weekdays.contains(date.weekday)
    case .on(let day): date == day
    case .cycle(let on, let off, let first): date >= first && (date - first) % max(on + off, 1) < on
    case .days(let days, let anchor): date >= anchor && (date - anchor) % max(days, 1) == 0
    }
  }
}

extension CalendarRule {
  /// The settings that say when it is due: the one with the time first.
  var settings: [String] {
    var ids: [String] = []
    switch time {
    case .preference(let id, _), .chosenTimes(let id): ids.append(id)
    case .slot, .fixed, .several, .stated, .statedTimes: break
    }
    switch every {
    case .preference(let id), .chosenWeekdays(let id): ids.append(id)
    case .day, .week, .month, .year, .days, .weekdays, .on, .cycle, .statedWeekdays: break
    }
    return ids
  }

  /// The signal that begins its dates again and again.
  var cycle: String? { if case .cycle(_, _, let signal) = every { signal } else { nil } }

  /// Each time has occurrences of its own.
  var isTimed: Bool {
    switch time {
    case .several, .chosenTimes, .statedTimes: true
    case .slot, .fixed, .preference, .stated: false
    }
  }

  /// Until the user chooses other ones; nil if there is one time a day.
  func firstOfSeveralTimes(in table: RuleTable) -> WallClockTime? {
    switch time {
    case .several(let times): return times.min() ?? .midnight
    case .chosenTimes(let id):
      guard case .times(let times)? = table.preference(id)?.standard else { return .midnight }
      return times.min() ?? .midnight
    case .statedTimes: return .midnight
    case .slot, .fixed, .preference, .stated: return nil
    }
  }
}
