package import NotificationCivilTime

extension TimeSpan {
  /// `1 hour 30 minutes`; zero is `0 minutes`. Up to two days it is hours: "a day" would mean something else when the
  /// clocks change. Nobody counts the days of ten years.
  package var words: String {
    if isForEver { return "10 years" }
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

  /// Whether it is as good as for ever: 3660 days, the longest span of the language, is how a spec says "never again".
  package var isForEver: Bool { self >= .days(3650) }
}

extension Weekday {
  /// `Sunday`.
  package var words: String { name.withCapital }
}
