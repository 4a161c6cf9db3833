/// Local times that come twice, and dates that never come.
extension ZoneRules {
  /// The latest date and time that the clocks of this zone have shown by this instant.
  ///
  /// It never goes back: if the clocks are put back, it waits at the latest time they showed until they show more.
  /// Limits are measured by it, so that one that has opened stays open.
  public func latestLocal(at instant: Instant) -> CivilDateTime {
    CivilDateTime(millisecondsAsIfUTC: table.latestLocal(at: instant.milliseconds))
  }

  /// The next date that the zone has: 31 December 2011 after the 29th in Pacific/Apia.
  public func date(after date: CivilDate) -> CivilDate { nextDate(from: date, step: 1) }

  /// The date before this one that the zone has.
  public func date(before date: CivilDate) -> CivilDate { nextDate(from: date, step: -1) }

  private func nextDate(from date: CivilDate, step: Int) -> CivilDate {
    var next = date.adding(days: step)
    // No country has skipped more than one.
    for _ in 0..<2 where !hasDate(next) { next = next.adding(days: step) }
    return next
  }
}
