import NotificationCivilTime

/// Where walks begin and fly to: close to changes of the clocks, to a leap day, to dates that a country left out or had
/// twice.
enum WalkPlaces {
  struct Stay {
    var zone: ZoneRules
    /// A few days before the change.
    var date: CivilDate
    /// When the clocks are changed; nil where they are not within a week.
    var change: Instant? {
      let start = zone.startOfDay(date)
      return zone.nextTransition(after: start).flatMap { $0.instant - start < .days(7) ? $0.instant : nil }
    }
  }

  static let stays: [Stay] = [
    ("UTC", "2026-03-02"), ("UTC", "2028-02-27"),
    // An hour, half an hour, two hours are skipped, or come twice.
    ("America/New_York", "2026-03-06"), ("America/New_York", "2026-10-30"),
    ("Australia/Lord_Howe", "2026-10-02"), ("Antarctica/Troll", "2026-03-27"),
    // Midnight is skipped, or comes twice; the clocks are put back when the next date has begun.
    ("Africa/Cairo", "2026-04-22"), ("America/Sao_Paulo", "2018-02-15"), ("America/St_Johns", "2010-11-05"),
    // 30 December 2011 and 21 August 1993 never came, 30 September 1969 came twice.
    ("Pacific/Apia", "2011-12-27"), ("Pacific/Apia", "2011-12-28"), ("Pacific/Kwajalein", "1993-08-19"),
    ("Pacific/Kwajalein", "1969-09-28"),
    // Dates that flights repeat and skip.
    ("Pacific/Kiritimati", "2026-03-02"), ("Pacific/Pago_Pago", "2026-03-02"),
  ].compactMap { name, date in
    guard let zone = Zones.rules(name), let date = CivilDate(date) else { return nil }
    return Stay(zone: zone, date: date)
  }

  /// Those where the clocks are soon put back, so that a local time comes twice.
  static let repeats: [Stay] = stays.filter { stay in
    stay.change.map { stay.zone.local(at: $0) < stay.zone.local(at: $0 - .milliseconds(1)) } ?? false
  }

  static let zones: [ZoneRules] = stays.map(\.zone)

  /// The zone of a name, for triggers that have one.
  static func zone(named name: String) -> ZoneRules? { zones.first { $0.identifier == name } }
}
