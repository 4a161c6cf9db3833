import NotificationCivilTime

/// A time as a scenario writes it, before it is known which instant it means.
enum ScenarioTime: Hashable {
  /// `10:00`: on the date in force.
  case time(WallClockTime)
  /// `2026-03-03 20:00`
  case local(CivilDateTime)
  /// `+1d 20:00`: that many dates after the first.
  case day(Int, WallClockTime)
  /// `2026-03-03 20:00+09:00`: the same instant everywhere.
  case instant(Instant)

  /// Nil for a text of no such form, and for a date or time of day that no calendar and no clock has.
  init?(_ text: String) {
    let bytes = text.utf8
    switch bytes.first {
    case UInt8(ascii: "+"):
      // `UInt16` would take a second sign.
      guard let space = text.firstIndex(of: " "), text[..<space].last == "d", !text.hasPrefix("++"),
        let days = UInt16(text[..<space].dropFirst().dropLast()), days <= 3660,
        let time = WallClockTime(text[space...].dropFirst())
      else { return nil }
      self = .day(Int(days), time)
    case _ where bytes.count < Self.shortestLocal.utf8.count:
      guard let time = WallClockTime(text) else { return nil }
      self = .time(time)
    default:
      let start = bytes.index(bytes.startIndex, offsetBy: Self.shortestLocal.utf8.count)
      guard let sign = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) else {
        guard let local = CivilDateTime(text) else { return nil }
        self = .local(local)
        return
      }
      guard let local = CivilDateTime(text[..<sign]), let offset = Self.offset(text[sign...]) else { return nil }
      self = .instant(ZoneRules(identifier: "", fixedOffsetSeconds: offset).instant(of: local))
    }
  }

  private static let shortestLocal = "2026-03-03 20:00"

  /// Seconds east of UTC, from `+09:00`; no place on earth is further than 18 hours.
  private static func offset(_ text: Substring) -> Int? {
    guard text.utf8.count == 6, let time = WallClockTime(text.dropFirst()), time.hour <= 18 else { return nil }
    let seconds = (time.hour * 60 + time.minute) * 60
    return text.first == "-" ? -seconds : seconds
  }
}
