public import NotificationCivilTime

/// One way in which a type becomes due.
public struct TriggerRule: Sendable, Hashable {
  public enum Schedule: Sendable, Hashable {
    case calendar(CalendarRule)
    /// Some time after a signal; a span of zero means at once.
    case after(SignalRule, delay: Distance, from: CountedSignal = .first)
    /// The first daily slot at least this long after the newest signal.
    case slotAfter(SignalRule, atLeast: TimeSpan)
    /// Before or after the instant that each such signal carries in a parameter, or at that instant.
    case at(SignalRule, parameter: String, distance: Distance)
    /// At once when a number that such a signal carries first reaches one of the values; once for each of them.
    case reached(SignalRule, parameter: String, values: [Int])
    /// When the device arrives at a place, or leaves it.
    case location(LocationRule)
  }

  /// What a signal means while the notification of an earlier one waits.
  public enum CountedSignal: String, Sendable, Hashable, CaseIterable {
    /// Nothing: the delay is counted from the first.
    case first
    /// The delay is counted again, from the newest.
    case last
    /// A notification of its own.
    case each
  }

  /// The name given in the spec, or the kind of the only trigger: `calendar`, `after`, `slot_after`, `at`, `reached`,
  /// `location`.
  public var name: String
  public var schedule: Schedule
  /// For this trigger, in addition to the conditions of the type.
  public var conditions: [ConditionRule]
  /// For `calendar` and for `at` with days: where its dates and times are meant; nil for wherever the device is.
  public var zone: ZoneSource?
  /// For `calendar`: the signals that begin and end its dates; nil for dates that always are.
  public var series: SeriesRule?

  public init(
    _ name: String, _ schedule: Schedule, conditions: [ConditionRule] = [], zone: ZoneSource? = nil,
    series: SeriesRule? = nil
  ) {
    self.name = name
    self.schedule = schedule
    self.conditions = conditions
    self.zone = zone
    self.series = series
  }
}

extension TriggerRule {
  /// What the only trigger of a type may be called.
  public static let kinds = ["calendar", "after", "slot_after", "at", "reached", "location"]

  /// What it is called if it has no name of its own.
  public var kind: String {
    switch schedule {
    case .calendar: "calendar"
    case .after: "after"
    case .slotAfter: "slot_after"
    case .at: "at"
    case .reached: "reached"
    case .location: "location"
    }
  }

  /// The signal that creates occurrences of this trigger.
  public var signal: SignalRule? {
    switch schedule {
    case .after(let signal, _, _), .slotAfter(let signal, _), .at(let signal, _, _), .reached(let signal, _, _): signal
    case .calendar, .location: nil
    }
  }

  /// Due in the step that creates it, and in no other.
  public var isAtOnce: Bool {
    switch schedule {
    case .after(_, let delay, _): delay == .span(.zero ... .zero)
    case .reached: true
    case .calendar, .slotAfter, .at, .location: false
    }
  }
}
