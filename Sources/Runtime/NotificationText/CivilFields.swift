/// A date and a time of day, without a zone: who has a moment knows the zone in which it is told.
public struct CivilFields: Sendable, Hashable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// 0 to 23.
  public var hour: Int
  public var minute: Int

  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// From 0, which is Monday.
  var weekday: Int {
    // The calendar repeats every 400 years, and a year of it begins in March.
    let year = month < 3 ? self.year - 1 : self.year
    let cycle = ((year % 400) + 400) % 400
    let days = cycle * 365 + cycle / 4 - cycle / 100 + ((month + 9) % 12 * 153 + 2) / 5 + day - 1
    return (days + 2) % 7
  }
}

/// What of a moment a text says.
public enum CivilStyle: String, Sendable, Hashable, CaseIterable {
  /// "18:40".
  case time
  /// "28 Nov 2026".
  case date
  /// "Saturday".
  case weekday
  /// "28 Nov 2026, 18:40".
  case dateTime = "date_time"
}
