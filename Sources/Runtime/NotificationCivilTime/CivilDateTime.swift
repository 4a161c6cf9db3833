/// A date and what the wall clock shows on it. Only a `ZoneRules` can say which instant that is, if any.
public struct CivilDateTime: Sendable, Hashable {
  public var date: CivilDate
  public var time: WallClockTime

  @inlinable
  public init(date: CivilDate, time: WallClockTime) {
    self.date = date
    self.time = time
  }

  /// The date and time a text of the form `2026-03-02 20:00` names, the time in any form `WallClockTime` reads.
  public init?(_ text: some StringProtocol) {
    var reader = ASCIIReader(text)
    guard let date = CivilDate(from: &reader), reader.take(" "), let time = WallClockTime(from: &reader),
      reader.isAtEnd
    else { return nil }
    self.init(date: date, time: time)
  }

  /// Milliseconds since 1970-01-01 00:00 on a clock that is never changed.
  @inlinable
  var millisecondsAsIfUTC: Int64 {
    Int64(date.dayNumber) * millisecondsPerDay + Int64(time.millisecondOfDay)
  }

  @inlinable
  init(millisecondsAsIfUTC: Int64) {
    // Past the 5.8 million years that `CivilDate` can count, the first or the last day is used.
    let bounded = min(
      max(millisecondsAsIfUTC, Int64(Int32.min) * millisecondsPerDay), (Int64(Int32.max) + 1) * millisecondsPerDay - 1)
    let day = bounded.dividedDown(by: millisecondsPerDay)
    self.date = CivilDate(dayNumber: Int32(truncatingIfNeeded: day))
    self.time = WallClockTime(
      uncheckedMillisecondOfDay: Int32(truncatingIfNeeded: bounded - day * millisecondsPerDay))
  }

  /// The same time of day, `days` dates later.
  @inlinable
  public func adding(days: Int) -> CivilDateTime {
    CivilDateTime(date: date.adding(days: days), time: time)
  }

  /// What a clock that is never changed counts from `right` to `left`; real time differs if there is a transition in
  /// between.
  @inlinable
  public static func - (left: CivilDateTime, right: CivilDateTime) -> TimeSpan {
    TimeSpan(milliseconds: left.millisecondsAsIfUTC - right.millisecondsAsIfUTC)
  }

  /// What such a clock showed a span ago.
  public static func - (time: CivilDateTime, span: TimeSpan) -> CivilDateTime {
    ZoneRules.utc.local(at: ZoneRules.utc.instant(of: time) - span)
  }
}

extension CivilDateTime: Comparable {
  @inlinable
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.millisecondsAsIfUTC < right.millisecondsAsIfUTC
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// `2026-03-02 20:00`, with seconds and milliseconds where there are any.
  public var description: String { "\(date) \(time)" }
}
