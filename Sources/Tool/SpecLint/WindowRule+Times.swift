import NotificationCivilTime
import NotificationRules

extension WindowRule {
  /// Both ends are inside.
  func contains(_ time: WallClockTime) -> Bool {
    from <= to ? time >= from && time <= to : time >= from || time <= to
  }

  /// Whether some moment of it is quiet.
  func overlaps(_ quiet: QuietHours) -> Bool { contains(quiet.from) || quiet.contains(from) || quiet.contains(to) }

  /// Whether every moment of it is quiet.
  func isInside(_ quiet: QuietHours) -> Bool {
    let day = Int(TimeSpan.days(1).milliseconds)
    func distance(_ a: WallClockTime, _ b: WallClockTime) -> Int {
      (Int(b.millisecondOfDay) - Int(a.millisecondOfDay) + day) % day
    }
    return quiet.contains(from) && distance(from, to) < distance(from, quiet.to)
  }
}

extension TriggerRule {
  /// The times of day at which it is always due; none if that depends on a signal, a setting or a zone.
  ///
  /// - Parameter settings: Whose defaults count as times; without them those that people choose are none.
  func times(in policies: PolicyRule, by settings: [PreferenceRule] = []) -> [WallClockTime] {
    // In another zone they may be any.
    if zone != nil { return [] }
    return switch schedule {
    case .calendar(let rule) where rule.time == .slot: [policies.slot]
    case .slotAfter: [policies.slot]
    case .calendar, .after, .at, .reached, .location: namedTimes(by: settings)
    }
  }

  /// The times of day that it names itself.
  func namedTimes(by settings: [PreferenceRule] = []) -> [WallClockTime] {
    if zone != nil { return [] }
    return switch schedule {
    case .calendar(let rule): rule.times(by: settings)
    case .after(_, .days(_, let time), _), .at(_, _, .days(_, let time)): [time]
    case .after, .slotAfter, .at, .reached, .location: []
    }
  }

  /// Whether people choose the time of day.
  var hasChosenTime: Bool {
    guard case .calendar(let rule) = schedule else { return false }
    return switch rule.time {
    case .preference, .chosenTimes: true
    case .slot, .fixed, .several, .stated, .statedTimes: false
    }
  }
}
