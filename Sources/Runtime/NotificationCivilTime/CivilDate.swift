/// A date of the proleptic Gregorian calendar, without a time and without a zone.
///
/// Stored as a day count, so that adding days and comparing are single integer operations. Texts and components cover
/// the years 1 to 9999; a date reached by arithmetic may be outside and still prints and compares.
public struct CivilDate: Sendable, Hashable {
  /// Days since 1970-01-01, negative before it.
  public var dayNumber: Int32

  @inlinable
  public init(dayNumber: Int32) { self.dayNumber = dayNumber }

  /// The date with these components; nil if the calendar has no such day, or the year is not in 1...9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), day >= 1, day <= Self.daysInMonth(year: year, month: month) else { return nil }
    self.init(dayNumber: Int32(truncatingIfNeeded: Self.dayNumber(year: year, month: month, day: day)))
  }

  /// The date a text of the form `2026-03-02` names; nil for any other form and for a day that does not exist.
  public init?(_ text: some StringProtocol) {
    var reader = ASCIIReader(text)
    guard let date = CivilDate(from: &reader), reader.isAtEnd else { return nil }
    self = date
  }

  init?(from reader: inout ASCIIReader) {
    guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
      let day = reader.digits(2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var year: Int { components.year }

  /// 1 to 12.
  public var month: Int { components.month }

  /// 1 to 31.
  public var day: Int { components.day }

  @inlinable
  public var weekday: Weekday {
    // Day 0 was a Thursday. 7 divides 3_500_000_000, which only keeps the dividend positive.
    Weekday(rawValue: Int((Int64(dayNumber) + 3_500_000_004) % 7) + 1) ?? .sunday
  }

  @inlinable
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: Int32(clamping: Int64(dayNumber).addingSaturating(Int64(days))))
  }

  /// Days from `right` to `left`.
  @inlinable
  public static func - (left: CivilDate, right: CivilDate) -> Int {
    Int(Int64(left.dayNumber) - Int64(right.dayNumber))
  }

  /// How many days the month has; 0 if `month` is not in 1...12.
  public static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    default: 0
    }
  }

  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  @inlinable
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601, `2026-03-02`.
  public var description: String {
    let (year, month, day) = components
    return year.padded(to: 4) + "-" + month.padded(to: 2) + "-" + day.padded(to: 2)
  }
}
