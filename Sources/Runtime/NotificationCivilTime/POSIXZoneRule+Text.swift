extension POSIXZoneRule {
  /// Reads a POSIX `TZ` text as TZif footers write it; nil when it is not one.
  ///
  /// A designation is letters or anything in angle brackets. `<-02>2<-01>,M3.5.0/-1,M10.5.0/0` (Nuuk) has no daylight
  /// offset: it is then one hour ahead of standard time. A daylight designation without rules, which POSIX leaves to the
  /// system, is refused: no file has one, and a guess would be wrong somewhere. Daylight time that never ends is read as
  /// the standard time it is.
  init?(_ text: some Sequence<UInt8>) {
    var reader = ASCIIReader(bytes: text)
    guard reader.takeDesignation(), let west = reader.takeSignedTime(limit: 24) else { return nil }
    standardOffset = -west
    daylight = nil
    guard !reader.isAtEnd else { return }
    guard reader.takeDesignation() else { return nil }
    var offset = standardOffset + 3600
    if reader.next != UInt8(ascii: ",") {
      guard let west = reader.takeSignedTime(limit: 24) else { return nil }
      offset = -west
    }
    guard reader.take(","), let start = reader.takeChange(), reader.take(","), let end = reader.takeChange(),
      reader.isAtEnd
    else { return nil }
    daylight = Daylight(offset: offset, start: start, end: end)
    // One spell over a whole 28-year cycle of weekdays never ends.
    if changes(from: 2000, through: 2027).count == 2 {
      standardOffset = offset
      daylight = nil
    }
  }
}

extension ASCIIReader {
  fileprivate mutating func takeDesignation() -> Bool {
    if take("<") {
      guard let name = takeAll(through: ">") else { return false }
      return !name.isEmpty
    }
    return !letters().isEmpty
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds.
  fileprivate mutating func takeSignedTime(limit hoursLimit: Int64) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(), hours <= hoursLimit else { return nil }
    var seconds = Int(hours) * 3600
    if take(":") {
      guard let minutes = digits(2), minutes < 60 else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let rest = digits(2), rest < 60 else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// `Mm.w.d`, `Jn` or `n`, and the time after `/`; 02:00 if there is none.
  fileprivate mutating func takeChange() -> POSIXZoneRule.Change? {
    guard let day = takeDay() else { return nil }
    guard take("/") else { return POSIXZoneRule.Change(day: day, seconds: 7200) }
    guard let seconds = takeSignedTime(limit: 167) else { return nil }
    return POSIXZoneRule.Change(day: day, seconds: seconds)
  }

  private mutating func takeDay() -> POSIXZoneRule.Day? {
    if take("M") {
      guard let month = number(in: 1...12), take("."), let week = number(in: 1...5), take("."),
        let weekday = number(in: 0...6)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    if take("J") { return number(in: 1...365).map { .julianWithoutLeapDay($0) } }
    return number(in: 0...365).map { .zeroBased($0) }
  }

  private mutating func number(in range: ClosedRange<Int64>) -> Int? {
    guard let value = number(), range.contains(value) else { return nil }
    return Int(value)
  }
}
