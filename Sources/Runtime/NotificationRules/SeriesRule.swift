public import NotificationCivilTime

/// Dates that begin with a signal and end with another, such as those of a medicine: in a type with `per`, for each value.
public struct SeriesRule: Sendable, Hashable {
  /// The newest such signal says when; it brings the values of the texts too.
  public var begins: String
  /// After such a signal there are no dates until it begins again; nil if it never ends.
  public var ends: String?

  public init(begins: String, ends: String? = nil) {
    self.begins = begins
    self.ends = ends
  }

  /// Those that begin and end it.
  public var signals: [String] { [begins] + [ends].compactMap(\.self) }
}

extension ParameterValue {
  /// `08:00,20:00`: times of day in their order; nil for anything else. A day has room for 64 of them.
  public var times: [WallClockTime]? {
    guard case .string(let text) = self else { return nil }
    let words = text.split(separator: ",")
    let times = words.compactMap { WallClockTime($0) }
    return times.count == words.count ? Array(times.inOrderOfDay.prefix(64)) : nil
  }

  /// `monday,friday`: days of the week; nil for anything else.
  public var weekdays: [Weekday]? {
    guard case .string(let text) = self else { return nil }
    let words = text.split(separator: ",")
    let days = words.compactMap { Weekday(name: String($0)) }
    return days.count == words.count ? days.inOrderOfWeek : nil
  }

  public init(_ times: [WallClockTime]) { self = .string(times.map(\.description).joined(separator: ",")) }

  public init(_ days: [Weekday]) { self = .string(days.map(\.name).joined(separator: ",")) }
}
