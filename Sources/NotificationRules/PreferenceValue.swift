public import NotificationCivilTime

/// The value of a setting.
public enum PreferenceValue: Sendable, Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible {
  case toggle(Bool)
  case time(WallClockTime)
  /// The id of an option.
  case choice(String)

  public init(booleanLiteral isOn: Bool) { self = .toggle(isOn) }

  /// `on`, `20:00`, `weekly`.
  public var description: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .time(let time): time.description
    case .choice(let option): option
    }
  }
}

extension PreferenceRule {
  /// Its value until somebody chooses one.
  public var standard: PreferenceValue {
    switch kind {
    case .toggle(let isOn, _): .toggle(isOn)
    case .time(let time): .time(time)
    case .choice(let option, _): .choice(option)
    }
  }

  /// The value that a text means, as settings are stored and sent: `on`, `20:00`, `weekly`; nil if it means nothing.
  public func value(from text: String) -> PreferenceValue? {
    switch kind {
    case .toggle: text == "on" ? .toggle(true) : text == "off" ? .toggle(false) : nil
    case .time: WallClockTime(text).map { .time($0) }
    case .choice(_, let options): options.contains { $0.id == text } ? .choice(text) : nil
    }
  }

  /// True for a value of its kind; an option must be one of its own.
  public func accepts(_ value: PreferenceValue) -> Bool {
    switch (kind, value) {
    case (.toggle, .toggle), (.time, .time): true
    case (.choice(_, let options), .choice(let id)): options.contains { $0.id == id }
    case (.toggle, _), (.time, _), (.choice, _): false
    }
  }
}
