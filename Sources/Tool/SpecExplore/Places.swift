import NotificationCivilTime
import NotificationConformance
import NotificationRules

/// Where histories begin and fly to.
enum Places {
  /// A quiet winter day, and a few days before the clocks change, or before a date that never comes.
  static let stays: [(zone: String, date: CivilDate)] = [
    ("Europe/Berlin", "2026-03-02"), ("UTC", "2026-03-02"), ("UTC", "2028-02-27"),
    ("America/New_York", "2026-03-06"), ("America/New_York", "2026-10-30"), ("Australia/Lord_Howe", "2026-10-02"),
    ("Pacific/Apia", "2011-12-27"), ("Africa/Cairo", "2026-04-22"), ("Asia/Tokyo", "2026-12-29"),
    ("Pacific/Kiritimati", "2026-03-02"),
  ].compactMap { zone, date in CivilDate(date).map { (zone, $0) } }

  static let names = Array(Set(stays.map(\.zone))).sorted()
}

extension ScenarioStart {
  /// Whoever has moved in long ago: every toggle is on, and the app has said of each attribute what it is.
  mutating func settle(in rules: RuleTable) {
    for setting in rules.preferences where setting.standard == .toggle(false) {
      preferences[setting.id] = .toggle(true)
    }
    for attribute in rules.attributes { attributes[attribute.id] = attribute.values.last }
  }
}
