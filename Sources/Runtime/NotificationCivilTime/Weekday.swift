/// A day of the week, numbered as Apple's Gregorian calendar numbers it: Sunday is 1, Saturday 7.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The weekday with this lowercase English name, `sunday` to `saturday`; nil for any other text.
  public init?(name: some StringProtocol) {
    guard let weekday = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weekday
  }

  /// The lowercase English name used in specs.
  public var name: String {
    switch self {
    case .sunday: "sunday"
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    }
  }

  /// From 0 for Monday to 6 for Sunday.
  public var daysAfterMonday: Int { (rawValue + 5) % 7 }
}
