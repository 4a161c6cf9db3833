public import NotificationCivilTime

/// The value of a setting.
public enum PreferenceValue: Sendable, Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible {
  case toggle(Bool)
  case time(WallClockTime)
  /// The id of an option.
  case choice(String)
  /// Any number of days of the week, in any order.
  case weekdays([Weekday])
  /// Any number of times of day, in any order.
  case times([WallClockTime])
  case number(Double)

  public init(booleanLiteral isOn: Bool) { self = .toggle(isOn) }

  /// `on`, `20:00`, `weekly`, `monday,friday`, `08:00,20:00`, `90`; `none` for no day and no time.
  public var description: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .time(let time): time.description
    case .choice(let option): option
    case .weekdays(let days): Self.list(days.inOrderOfWeek.map(\.name))
    case .times(let times): Self.list(times.inOrderOfDay.map(\.description))
    case .number(let number): ParameterValue.double(number).description
    }
  }

  private static func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ",") }
}

extension PreferenceRule {
  /// Its value until somebody chooses one.
  public var standard: PreferenceValue {
    switch kind {
    case .toggle(let isOn, _): .toggle(isOn)
    case .time(let time): .time(time)
    case .choice(let option, _): .choice(option)
    case .weekdays(let days): .weekdays(days)
    case .times(let times, _): .times(times)
    case .number(let number, _): .number(number)
    }
  }

  /// The value that a text means, as settings are stored and sent: `on`, `20:00`, `weekly`, `monday,friday`,
  /// `08:00,20:00`, `90`; nil if it means nothing.
  public func value(from text: String) -> PreferenceValue? {
    func all<Value>(_ read: (Substring) -> Value?) -> [Value]? {
      if text == "none" { return [] }
      let words = text.split(separator: ",", omittingEmptySubsequences: false)
      let values = words.compactMap(read)
      return values.count == words.count ? values : nil
    }
    let value: PreferenceValue? =
      switch kind {
      case .toggle: text == "on" ? .toggle(true) : text == "off" ? .toggle(false) : nil
      case .time: WallClockTime(text).map { .time($0) }
      case .choice: .choice(text)
      case .weekdays: all { Weekday(name: String($0)) }.map { .weekdays($0) }
      case .times: all { WallClockTime($0) }.map { .times($0) }
      case .number: Double(text).map { .number($0) }
      }
    return value.flatMap { accepts($0) ? $0 : nil }
  }

  /// True for a value of its kind: one of its own options, no more times than it takes, a number in its range.
  public func accepts(_ value: PreferenceValue) -> Bool {
    switch (kind, value) {
    case (.toggle, .toggle), (.time, .time), (.weekdays, .weekdays): true
    case (.choice(_, let options), .choice(let id)): options.contains { $0.id == id }
    case (.times(_, let most), .times(let times)): times.inOrderOfDay.count <= most
    case (.number(_, let range), .number(let number)): range.contains(number)
    case (.toggle, _), (.time, _), (.choice, _), (.weekdays, _), (.times, _), (.number, _): false
    }
  }
}

extension [Weekday] {
  /// Each once, Monday first.
  public var inOrderOfWeek: Self {
    let days = Set(self)
    return Weekday.allCases.sorted { $0.daysAfterMonday < $1.daysAfterMonday }.filter(days.contains)
  }
}

extension [WallClockTime] {
  /// Each minute once, from midnight on.
  public var inOrderOfDay: Self { Set(map(\.wholeMinute)).sorted() }
}
