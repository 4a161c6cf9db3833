public import Foundation
public import NotificationCivilTime

extension ZoneRules {
  /// The rules of a time zone according to the device, found by asking for its offset.
  ///
  /// `nextDaylightSavingTimeTransition` is not used: it skips changes that are not daylight saving, and returns some
  /// twice.
  /// - Parameter year: Clocks are followed from the year before to the end of the second year after, which is longer
  ///   than a scheduler plans ahead. Before and after that, the nearest offset applies.
  /// - Source: traps T01 to T04
  public init(_ zone: TimeZone, around year: Int) {
    let first = Self.secondsOfYear(year - 1)
    let end = Self.secondsOfYear(year + 3)
    var changes: [(at: Instant, offsetSeconds: Int)] = []
    var (known, offset) = (first, zone.offset(at: first))
    let initial = offset
    while known < end {
      // No zone changes its clocks twice within a day and back.
      let next = min(known + 86_400, end)
      let later = zone.offset(at: next)
      if later != offset {
        var (before, from) = (known, next)
        while from - before > 1 {
          let middle = before + (from - before) / 2
          if zone.offset(at: middle) == offset { before = middle } else { from = middle }
        }
        changes.append((Instant(milliseconds: from * 1_000), later))
        offset = later
      }
      known = next
    }
    self.init(identifier: zone.identifier, offsetSeconds: initial, changes: changes)
  }

  /// Seconds since 1970 at the beginning of a year in UTC.
  private static func secondsOfYear(_ year: Int) -> Int64 {
    guard let date = CivilDate(year: year, month: 1, day: 1) else { return 0 }
    return ZoneRules.utc.startOfDay(date).milliseconds / 1_000
  }
}

extension TimeZone {
  fileprivate func offset(at seconds: Int64) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
  }
}
