import NotificationCivilTime

/// Where a scenario is while its steps are read: the device's clock, its zone and the dates it has seen.
struct Timeline {
  /// Of two instants at which the clocks show one time.
  enum Fold: String, CaseIterable { case first, second }

  enum Problem: Error, Hashable {
    /// The clocks go from before it to after it.
    case skipped(CivilDateTime, firstAfter: CivilDateTime)
    case ambiguous(CivilDateTime, second: Instant)
    /// A bare time where it does not go without saying which date it is on.
    case unclearDate
  }

  private(set) var now: Instant
  private(set) var zone: ZoneRules
  let startDate: CivilDate
  /// The latest date that was current, and whether there was another one.
  private(set) var date: CivilDate
  private(set) var isOneDate = true
  /// A step could not be read, so the time after it is not known; that is reported already.
  private(set) var isLost = false
  /// Whether a step has been read.
  private(set) var hasStep = false

  init(now: Instant, zone: ZoneRules) {
    self.now = now
    self.zone = zone
    startDate = zone.local(at: now).date
    date = startDate
  }

  var local: CivilDateTime { zone.local(at: now) }

  mutating func move(to instant: Instant) {
    now = instant
    hasStep = true
    noteDate()
  }

  mutating func change(zone: ZoneRules) {
    self.zone = zone
    noteDate()
  }

  mutating func lose() { isLost = true }

  private mutating func noteDate() {
    date = zone.local(at: now).date
    if date != startDate { isOneDate = false }
  }

  /// The instant that a written time means here and now.
  ///
  /// - Parameter needsDate: Refuse a bare time when the case has had several dates.
  func instant(of time: ScenarioTime, fold: Fold?, needsDate: Bool) throws(Problem) -> Instant {
    switch time {
    case .instant(let instant): return instant
    case .local(let local): return try zone.instant(of: local, fold: fold)
    case .day(let days, let time):
      return try zone.instant(of: CivilDateTime(date: startDate.adding(days: days), time: time), fold: fold)
    case .time(let time):
      if needsDate, !isOneDate { throw .unclearDate }
      return try zone.instant(of: CivilDateTime(date: date, time: time), fold: fold)
    }
  }
}

extension ZoneRules {
  /// The one instant at which the zone shows this; of two, the one that `fold` says.
  func instant(of local: CivilDateTime, fold: Timeline.Fold?) throws(Timeline.Problem) -> Instant {
    switch resolve(local) {
    case .unique(let instant): return instant
    case .missing(let after): throw .skipped(local, firstAfter: self.local(at: after))
    case .ambiguous(let first, let second):
      switch fold {
      case .first: return first
      case .second: return second
      case nil: throw .ambiguous(local, second: second)
      }
    }
  }
}
