/// What the footer of a TZif file says about the time after its last transition: a POSIX `TZ` text such as
/// `EST5EDT,M3.2.0,M11.1.0`, read into offsets and rules.
struct POSIXZoneRule: Sendable, Hashable {
  /// A day of the year, in one of the three ways that POSIX has for naming it.
  enum Day: Sendable, Hashable {
    /// `J60`: 1 to 365, 29 February never counted.
    case julianWithoutLeapDay(Int)
    /// `59`: 0 to 365, 29 February counted.
    case zeroBased(Int)
    /// `M3.5.0`: month, week 1 to 5 where 5 is the last, weekday 0 for Sunday.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  /// A day and seconds after its midnight, -167 to 167 hours (RFC 8536, section 3.3.1), on the clock in force before.
  struct Change: Sendable, Hashable {
    var day: Day
    var seconds: Int
  }

  struct Daylight: Sendable, Hashable {
    /// Seconds east of UTC; less than the standard offset for "negative" daylight saving.
    var offset: Int
    var start: Change
    var end: Change
  }

  /// Seconds east of UTC.
  var standardOffset: Int
  var daylight: Daylight?

  /// Instants in milliseconds at which an offset comes into force, ascending, for changes of the years given.
  ///
  /// Daylight time runs from each start to the next end. Periods that touch or overlap count as one: that is how
  /// `EST5EDT,0/0,J365/25` says "daylight time all year". The last period may extend past the given years.
  func changes(from firstYear: Int, through lastYear: Int) -> [(instant: Int64, offset: Int)] {
    guard let daylight else { return [] }
    var result: [(instant: Int64, offset: Int)] = []
    for year in firstYear...lastYear {
      let start = daylight.start.instant(in: year, offset: standardOffset)
      var end = daylight.end.instant(in: year, offset: daylight.offset)
      if end < start { end = daylight.end.instant(in: year + 1, offset: daylight.offset) }
      if let last = result.last, start <= last.instant {
        if end > last.instant { result[result.count - 1].instant = end }
      } else if start < end {
        result.append((start, daylight.offset))
        result.append((end, standardOffset))
      }
    }
    return result
  }
}

extension POSIXZoneRule.Change {
  /// The instant in milliseconds of this change in a year, if `offset` is in force before it.
  func instant(in year: Int, offset: Int) -> Int64 {
    Int64(day.dayNumber(in: year)) * millisecondsPerDay + Int64(seconds - offset) * 1000
  }
}

extension POSIXZoneRule.Day {
  /// Days from 1970-01-01 to this day of the year.
  func dayNumber(in year: Int) -> Int {
    switch self {
    case .julianWithoutLeapDay(let day):
      let newYear = CivilDate.dayNumber(year: year, month: 1, day: 1)
      return newYear + day - 1 + (day >= 60 && CivilDate.isLeapYear(year) ? 1 : 0)
    case .zeroBased(let day):
      return CivilDate.dayNumber(year: year, month: 1, day: 1) + day
    case .weekday(let month, let week, let weekday):
      let first = CivilDate.dayNumber(year: year, month: month, day: 1)
      let firstWeekday = Int(Int64(first + 4) - Int64(first + 4).dividedDown(by: 7) * 7)
      var day = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
      if day >= CivilDate.daysInMonth(year: year, month: month) { day -= 7 }
      return first + day
    }
  }
}
