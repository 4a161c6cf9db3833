package import NotificationCivilTime

extension TimeSpan {
  /// `1 hour 30 minutes`; zero is `0 minutes`. Up to two days it is hours: "a day" would mean something else when the
  /// clocks change.
  package var words: String {
    let units: [(name: String, milliseconds: Int64)] = [
      ("day", 86_400_000), ("hour", 3_600_000), ("minute", 60_000), ("second", 1000), ("millisecond", 1),
    ]
    var rest = milliseconds
    var parts: [String] = []
    for unit in units where rest >= unit.milliseconds && (unit.name != "day" || rest >= 2 * unit.milliseconds) {
      let count = rest / unit.milliseconds
      rest %= unit.milliseconds
      parts.append(Int(count).counted(unit.name))
    }
    return parts.isEmpty ? "0 minutes" : parts.joined(separator: " ")
  }
}

extension Weekday {
  /// `Sunday`.
  package var words: String { name.withCapital }
}
