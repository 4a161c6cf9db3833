public import NotificationCivilTime

/// A setting of the app: one that switches types on and off, a time of day or several, days of the week, a number, or
/// one of several options.
public struct PreferenceRule: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case toggle(default: Bool, controls: Scope)
    case time(default: WallClockTime)
    case choice(default: String, options: [OptionRule])
    case weekdays(default: [Weekday])
    /// Several times of day.
    case times(default: [WallClockTime], atMost: Int)
    case number(default: Double, in: ClosedRange<Double>)
  }

  public enum Scope: Sendable, Hashable {
    case all
    case types([String])
  }

  public var id: String
  public var kind: Kind
  /// The toggle that must be on for this one to have an effect.
  public var parent: String?

  public init(_ id: String, _ kind: Kind, parent: String? = nil) {
    self.id = id
    self.kind = kind
    self.parent = parent
  }

  public init(toggle id: String, default isOn: Bool, controls: Scope, parent: String? = nil) {
    self.init(id, .toggle(default: isOn, controls: controls), parent: parent)
  }

  public init(time id: String, default time: WallClockTime, parent: String? = nil) {
    self.init(id, .time(default: time), parent: parent)
  }

  public init(choice id: String, default option: String, options: [OptionRule], parent: String? = nil) {
    self.init(id, .choice(default: option, options: options), parent: parent)
  }

  public init(weekdays id: String, default days: [Weekday], parent: String? = nil) {
    self.init(id, .weekdays(default: days), parent: parent)
  }

  public init(times id: String, default times: [WallClockTime], atMost most: Int, parent: String? = nil) {
    self.init(id, .times(default: times, atMost: most), parent: parent)
  }

  public init(number id: String, default number: Double, in range: ClosedRange<Double>, parent: String? = nil) {
    self.init(id, .number(default: number, in: range), parent: parent)
  }

  /// The types that are sent only while it is on; none for a setting that is not on or off.
  public var controls: Scope {
    switch kind {
    case .toggle(_, let scope): scope
    case .time, .choice, .weekdays, .times, .number: .types([])
    }
  }

  /// Whether a type is sent only while it is on.
  public func controls(_ type: String) -> Bool {
    switch controls {
    case .all: true
    case .types(let ids): ids.contains(type)
    }
  }
}

/// One option of a setting.
public struct OptionRule: Sendable, Hashable {
  public var id: String
  /// How often a trigger fires that takes this from the setting.
  public var every: Recurrence?

  public init(_ id: String, every: Recurrence? = nil) {
    self.id = id
    self.every = every
  }
}

/// How often something comes, without a day or a time of day.
public enum Recurrence: Sendable, Hashable {
  case day, week, month, year
  /// Every so many calendar days; at least 1.
  case days(Int)
}
