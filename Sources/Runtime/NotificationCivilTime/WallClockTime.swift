/// What a wall clock shows, to the millisecond, without a date and without a zone.
public struct WallClockTime: Sendable, Hashable {
  /// 0 to 86 399 999.
  public let millisecondOfDay: Int32

  public static let midnight = WallClockTime(uncheckedMillisecondOfDay: 0)

  @inlinable
  init(uncheckedMillisecondOfDay: Int32) { self.millisecondOfDay = uncheckedMillisecondOfDay }

  /// The time this many milliseconds after midnight on a clock that is never changed; nil outside one day.
  public init?(millisecondOfDay: Int) {
    guard (0..<Int(millisecondsPerDay)).contains(millisecondOfDay) else { return nil }
    self.init(uncheckedMillisecondOfDay: Int32(millisecondOfDay))
  }

  /// The time with these components; nil for hour 24, minute 60 or second 60.
  public init?(hour: Int, minute: Int = 0, second: Int = 0, millisecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond)
    else { return nil }
    self.init(uncheckedMillisecondOfDay: Int32(((hour * 60 + minute) * 60 + second) * 1000 + millisecond))
  }

  /// The time a text of the form `20:00`, `20:00:30` or `20:00:30.250` names.
  ///
  /// - Returns: nil for any other form. `24:00` is refused, and so is the leap second `23:59:60` (trap T26), which
  ///   Foundation silently takes for the next day's midnight.
  public init?(_ text: some StringProtocol) {
    var reader = ASCIIReader(text)
    guard let time = WallClockTime(from: &reader), reader.isAtEnd else { return nil }
    self = time
  }

  init?(from reader: inout ASCIIReader) {
    guard let hour = reader.digits(2), reader.take(":"), let minute = reader.digits(2) else { return nil }
    var second = 0
    var millisecond = 0
    if reader.take(":") {
      guard let digits = reader.digits(2) else { return nil }
      second = digits
      if reader.take(".") {
        guard let digits = reader.digits(3) else { return nil }
        millisecond = digits
      }
    }
    self.init(hour: hour, minute: minute, second: second, millisecond: millisecond)
  }

  /// What a clock showed so long before that is never changed, on whatever date.
  public func earlier(by span: TimeSpan) -> WallClockTime {
    let day = millisecondsPerDay
    let rest = (Int64(millisecondOfDay) - span.milliseconds % day + day) % day
    return WallClockTime(uncheckedMillisecondOfDay: Int32(rest))
  }

  /// Without the seconds.
  public var wholeMinute: WallClockTime {
    WallClockTime(uncheckedMillisecondOfDay: millisecondOfDay - millisecondOfDay % 60_000)
  }

  public var hour: Int { Int(millisecondOfDay) / 3_600_000 }
  public var minute: Int { Int(millisecondOfDay) / 60_000 % 60 }
  public var second: Int { Int(millisecondOfDay) / 1000 % 60 }
  public var millisecond: Int { Int(millisecondOfDay) % 1000 }
}

extension WallClockTime: Comparable {
  @inlinable
  public static func < (left: WallClockTime, right: WallClockTime) -> Bool {
    left.millisecondOfDay < right.millisecondOfDay
  }
}

extension WallClockTime: CustomStringConvertible {
  /// The shortest of `20:00`, `20:00:30` and `20:00:30.250` that is exact.
  public var description: String {
    var text = hour.padded(to: 2) + ":" + minute.padded(to: 2)
    if second != 0 || millisecond != 0 { text += ":" + second.padded(to: 2) }
    if millisecond != 0 { text += "." + millisecond.padded(to: 3) }
    return text
  }
}
