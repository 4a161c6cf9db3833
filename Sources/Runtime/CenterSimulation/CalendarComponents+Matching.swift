public import NotificationCivilTime
import NotificationTerms

/// When a calendar trigger fires: `UNCalendarNotificationTrigger.nextTriggerDate()` without `Calendar`.
///
/// Fields finer than the finest one given are zero (or the first of their kind); fields not given above it match
/// anything. So `hour` is once a day, `minute` once an hour, `month` the first of that month.
extension CalendarComponents {
  /// Whether only one local date and time can ever match.
  var isOneTime: Bool {
    year != nil && onlyMonth != nil && onlyDay != nil && onlyHour != nil && onlyMinute != nil
  }

  /// The instant that the one local time means, past or not; nil if there is no such date or its weekday is different.
  func onlyMatch(in zone: ZoneRules, _ choices: CenterChoices) -> Instant? {
    guard let year, let month = onlyMonth, let day = onlyDay, let hour = onlyHour, let minute = onlyMinute,
      let date = CivilDate(year: year, month: month, day: day), weekday == nil || weekday == date.weekday,
      let time = WallClockTime(hour: hour, minute: minute, second: second ?? 0)
    else { return nil }
    return (isUTC ? .utc : zone).fireInstant(of: CivilDateTime(date: date, time: time), choices)
  }

  /// Whether there was a match, but only in the past; `firstMatch(after:)` found none.
  func isPast(at now: Moment, _ choices: CenterChoices) -> Bool {
    guard let year, let beforeYear = CivilDate(year: year, month: 1, day: 1)?.adding(days: -2) else { return false }
    return firstMatch(after: now.zone.startOfDay(beforeYear), in: now.zone, choices) != nil
  }

  /// The first instant strictly after `floor` at which the wall clock shows what the components say.
  func firstMatch(after floor: Instant, in zone: ZoneRules, _ choices: CenterChoices) -> Instant? {
    if isOneTime {
      guard let only = onlyMatch(in: zone, choices), only > floor else { return nil }
      return only
    }
    guard canMatch else { return nil }
    let zone = isUTC ? .utc : zone
    // In an overlap the second of two equal times may be one of the date before.
    let start = zone.local(at: floor).date.adding(days: -1)
    let from = start.components
    let firstYear = year ?? from.year
    guard firstYear >= from.year else { return nil }
    // The calendar repeats after 400 years: what has not matched by then never will.
    for candidateYear in firstYear...(year ?? firstYear + 400) {
      let months = onlyMonth.map { $0...$0 } ?? 1...12
      for candidateMonth in months where candidateYear > from.year || candidateMonth >= from.month {
        if let match = firstMatch(after: floor, notBefore: start, candidateYear, candidateMonth, in: zone, choices) {
          return match
        }
      }
    }
    return nil
  }

  private func firstMatch(
    after floor: Instant, notBefore start: CivilDate, _ year: Int, _ month: Int, in zone: ZoneRules,
    _ choices: CenterChoices
  ) -> Instant? {
    for day in onlyDay.map({ $0...$0 }) ?? 1...31 {
      guard let date = CivilDate(year: year, month: month, day: day), date >= start,
        weekday == nil || weekday == date.weekday, zone.hasDate(date)
      else { continue }
      for hour in onlyHour.map({ $0...$0 }) ?? 0...23 {
        for minute in onlyMinute.map({ $0...$0 }) ?? 0...59 {
          guard let time = WallClockTime(hour: hour, minute: minute, second: second ?? 0),
            let instant = zone.fireInstant(of: CivilDateTime(date: date, time: time), choices)
          else { continue }
          if instant > floor { return instant }
        }
      }
    }
    return nil
  }

  /// False if nothing is given, or something that no calendar has.
  private var canMatch: Bool {
    func fits(_ value: Int?, _ range: ClosedRange<Int>) -> Bool { value.map(range.contains) ?? true }
    let isEmpty = year == nil && month == nil && day == nil && weekday == nil && !hasTime
    return !isEmpty && fits(year, 1...9999) && fits(month, 1...12) && fits(day, 1...31) && fits(hour, 0...23)
      && fits(minute, 0...59) && fits(second, 0...59)
  }

  private var hasTime: Bool { hour != nil || minute != nil || second != nil }
  private var hasDayOrTime: Bool { day != nil || weekday != nil || hasTime }
  /// Each is nil if every value matches.
  private var onlyMonth: Int? { month ?? (hasDayOrTime ? nil : 1) }
  private var onlyDay: Int? { day ?? (hasDayOrTime ? nil : 1) }
  private var onlyHour: Int? { hour ?? (minute == nil && second == nil ? 0 : nil) }
  private var onlyMinute: Int? { minute ?? (second == nil ? 0 : nil) }
}

extension ZoneRules {
  /// When a request for a time of the clock comes; nil if it does not come on this day.
  public func fireInstant(of local: CivilDateTime, _ choices: CenterChoices) -> Instant? {
    switch (resolve(local), choices.skippedTime, choices.repeatedTime) {
    case (.unique(let instant), _, _): instant
    case (.missing(let after), .firesAfterGap, _): after
    case (.missing, .doesNotFire, _): nil
    case (.ambiguous(let first, _), _, .firesAtFirst): first
    case (.ambiguous(_, let second), _, .firesAtSecond): second
    }
  }
}
