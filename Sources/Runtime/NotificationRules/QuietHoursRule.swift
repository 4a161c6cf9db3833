public import NotificationCivilTime
public import NotificationTerms

/// A time of day that the app fixes, or that people choose.
public enum TimeOfDayRule: Sendable, Hashable {
  case fixed(WallClockTime)
  /// As the user has set it: the id of a time.
  case preference(String)

  public var preference: String? { if case .preference(let id) = self { id } else { nil } }
}

/// Local times `[from, to)` in which nothing is shown; `to` before `from` crosses midnight.
public struct QuietHoursRule: Sendable, Hashable {
  public enum Held: String, Sendable, Hashable, CaseIterable {
    /// Delivered at the first instant after the quiet hours.
    case release
    case drop
  }

  public var from: TimeOfDayRule
  public var to: TimeOfDayRule
  public var held: Held
  /// There are none while this is false.
  public var when: ConditionRule?

  public init(from: TimeOfDayRule, to: TimeOfDayRule, held: Held, when: ConditionRule? = nil) {
    self.from = from
    self.to = to
    self.held = held
    self.when = when
  }

  public init(from: WallClockTime, to: WallClockTime, held: Held) {
    self.init(from: .fixed(from), to: .fixed(to), held: held)
  }

  /// Whether they may begin or end at another time than was planned for.
  public var isMovable: Bool { from.preference != nil || to.preference != nil || when != nil }

  /// The hours by the settings; nil where they are none, because both times are the same.
  ///
  /// - Parameter moved: Settings that the user has moved; the others have their default.
  public func hours(_ settings: [PreferenceRule], moved: [String: PreferenceValue] = [:]) -> QuietHours? {
    func time(_ rule: TimeOfDayRule) -> WallClockTime? {
      switch rule {
      case .fixed(let time): return time
      case .preference(let id):
        guard case .time(let time)? = moved[id] ?? settings.first(where: { $0.id == id })?.standard else { return nil }
        return time
      }
    }
    guard let from = time(from), let to = time(to), from != to else { return nil }
    return QuietHours(from: from, to: to)
  }

  /// What becomes of a notification of a type that is due in them.
  public func treatment(of type: TypeRule) -> TypeRule.OnQuiet { treatment(type.onQuiet, type.interruptionLevel) }

  /// - Parameter own: What the type itself says.
  public func treatment(_ own: TypeRule.OnQuiet?, _ level: InterruptionLevel) -> TypeRule.OnQuiet {
    if let own { return own }
    if level == .critical { return .exempt }
    return held == .release ? .hold : .drop
  }
}

/// Quiet hours at the times that hold at present; the two differ.
public struct QuietHours: Sendable, Hashable {
  public var from: WallClockTime
  public var to: WallClockTime

  public init(from: WallClockTime, to: WallClockTime) {
    self.from = from
    self.to = to
  }

  /// The beginning is quiet, the end is not.
  public func contains(_ time: WallClockTime) -> Bool {
    from <= to ? time >= from && time < to : time >= from || time < to
  }

  public var length: TimeSpan {
    let span = Int64(to.millisecondOfDay) - Int64(from.millisecondOfDay)
    return TimeSpan(milliseconds: from < to ? span : span + TimeSpan.days(1).milliseconds)
  }
}

extension RuleTable {
  /// The quiet hours by the settings, whether or not their condition is true; nil without any.
  public func quietHours(moved: [String: PreferenceValue]) -> QuietHours? {
    policies.quietHours?.hours(preferences, moved: moved)
  }
}
