public import NotificationCivilTime
public import NotificationTerms

/// When one type of notification is due, under which conditions, and what it says.
public struct TypeRule: Sendable, Hashable {
  /// What happens when a cap leaves no room in the window of an occurrence.
  public enum OnCap: String, Sendable, Hashable, CaseIterable {
    /// Moves to the next free daily slot while its conditions hold.
    case `defer`
    case drop
  }

  public var id: String
  /// Higher is taken first.
  public var priority: Int
  public var onCap: OnCap
  /// Id of the screen a tap opens.
  public var target: String
  public var triggers: [TriggerRule]
  /// All must hold at the instant of delivery.
  public var conditions: [ConditionRule]
  public var repeatAfter: RepeatRule?
  public var interruptionLevel: InterruptionLevel
  public var copy: [TextRule]

  public init(
    _ id: String, priority: Int = 0, onCap: OnCap = .drop, target: String, triggers: [TriggerRule],
    conditions: [ConditionRule] = [], repeatAfter: RepeatRule? = nil, interruptionLevel: InterruptionLevel = .active,
    copy: [TextRule]
  ) {
    self.id = id
    self.priority = priority
    self.onCap = onCap
    self.target = target
    self.triggers = triggers
    self.conditions = conditions
    self.repeatAfter = repeatAfter
    self.interruptionLevel = interruptionLevel
    self.copy = copy
  }
}

/// One way in which a type comes about.
public struct TriggerRule: Sendable, Hashable {
  public enum Schedule: Sendable, Hashable {
    case calendar(CalendarRule)
    /// A window after each signal, both ends included; a delay of zero is at once.
    case after(SignalRule, delay: ClosedRange<TimeSpan>)
    /// The first daily slot at least this long after the newest signal.
    case slotAfter(SignalRule, atLeast: TimeSpan)
  }

  /// The name given in the spec, or the kind of the only trigger: `calendar`, `after`, `slot_after`.
  public var name: String
  public var schedule: Schedule
  /// Hold for this trigger, besides the conditions of the type.
  public var conditions: [ConditionRule]

  public init(_ name: String, _ schedule: Schedule, conditions: [ConditionRule] = []) {
    self.name = name
    self.schedule = schedule
    self.conditions = conditions
  }
}

/// Local dates and a time of day. A date that is missing in a month moves to its last day.
public struct CalendarRule: Sendable, Hashable {
  public enum Period: Sendable, Hashable {
    case day
    case week(Weekday)
    case month(day: Int)
    case year(month: Int, day: Int)
  }

  public var every: Period
  /// The slot of the policies when nil.
  public var time: WallClockTime?

  public init(every: Period, time: WallClockTime? = nil) {
    self.every = every
    self.time = time
  }
}

/// When the same type may be delivered again.
public struct RepeatRule: Sendable, Hashable {
  /// Calendar days at the same wall-clock time; exactly this many is enough.
  public var days: Int
  /// Lifts the wait if it held at any time since the last delivery.
  public var orWhen: ConditionRule?

  public init(afterDays days: Int, orWhen: ConditionRule? = nil) {
    self.days = days
    self.orWhen = orWhen
  }
}
