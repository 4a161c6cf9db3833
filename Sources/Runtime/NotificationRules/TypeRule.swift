public import NotificationCivilTime
public import NotificationTerms
public import NotificationText

/// When one type of notification is due, under which conditions, and what it says.
public struct TypeRule: Sendable, Hashable {
  /// What happens if a cap leaves no room in the window of an occurrence.
  public enum OnCap: String, Sendable, Hashable, CaseIterable {
    /// Moves to the next free daily slot while its conditions hold.
    case `defer`
    case drop
    /// Delivered all the same, and no cap counts it.
    case exempt
  }

  /// What happens if it is due in the quiet hours.
  public enum OnQuiet: String, Sendable, Hashable, CaseIterable {
    /// Delivered at the first instant after them.
    case hold
    case drop
    /// Delivered all the same.
    case exempt
  }

  public var id: String
  /// Higher is taken first.
  public var priority: Int
  public var onCap: OnCap
  /// Nil for what is usual: a critical alert is exempt, and the quiet hours say what becomes of the others.
  public var onQuiet: OnQuiet?
  /// The only times of day at which it comes; nil for all.
  public var window: WindowRule?
  /// Id of the screen a tap opens.
  public var target: String
  /// What the screen always gets.
  public var constants: [TargetConstant]
  /// None for a type that a server sends.
  public var triggers: [TriggerRule]
  /// All must be true at the instant of delivery.
  public var conditions: [ConditionRule]
  public var repeatAfter: RepeatRule?
  /// Shown again until somebody answers.
  public var followUp: FollowUpRule?
  /// By which value its occurrences are kept apart; nil if all are of one kind.
  public var per: PerRule?
  /// Types with the same name here that are due at one instant are delivered as one: that of the highest priority.
  public var combine: String?
  /// What caps call it together with other types.
  public var group: String?
  /// From this local date on it is not sent any more.
  public var expires: CivilDate?
  public var interruptionLevel: InterruptionLevel
  public var content: ContentRule
  public var copy: [TextRule]
  /// Values of the texts that come from elsewhere than the trigger, or may be missing.
  public var arguments: [ArgumentRule]
  /// For a type that a server sends; nil for a local one.
  public var push: PushRule?

  public init(
    _ id: String, priority: Int = 0, onCap: OnCap = .drop, onQuiet: OnQuiet? = nil, window: WindowRule? = nil,
    target: String, constants: [TargetConstant] = [], triggers: [TriggerRule], conditions: [ConditionRule] = [],
    repeatAfter: RepeatRule? = nil,
    followUp: FollowUpRule? = nil, per: PerRule? = nil, combine: String? = nil, group: String? = nil,
    expires: CivilDate? = nil,
    interruptionLevel: InterruptionLevel = .active, content: ContentRule = ContentRule(), copy: [TextRule],
    arguments: [ArgumentRule] = [], push: PushRule? = nil
  ) {
    self.id = id
    self.priority = priority
    self.onCap = onCap
    self.onQuiet = onQuiet
    self.window = window
    self.target = target
    self.constants = constants
    self.triggers = triggers
    self.conditions = conditions
    self.repeatAfter = repeatAfter
    self.followUp = followUp
    self.per = per
    self.combine = combine
    self.group = group
    self.expires = expires
    self.interruptionLevel = interruptionLevel
    self.content = content
    self.copy = copy
    self.arguments = arguments
    self.push = push
  }
}

extension TypeRule {
  /// The properties that are single values and that few types set, in the order of the generated calls.
  public static let plainValues: [PlainValue] = [
    PlainValue("combine") { .text($0.combine) },
    PlainValue("onQuiet") { .word($0.onQuiet?.rawValue) },
    PlainValue("group") { .text($0.group) },
    PlainValue("interruptionLevel") { .word("\($0.interruptionLevel)") },
  ]
}

/// Local times from `from` to `to`, both included, at which a type may come; `to` before `from` crosses midnight. What is
/// due at another time moves to the next `from`.
public struct WindowRule: Sendable, Hashable {
  public var from: WallClockTime
  public var to: WallClockTime

  public init(from: WallClockTime, to: WallClockTime) {
    self.from = from
    self.to = to
  }
}

/// What nobody has answered is shown again: it was neither opened nor was one of its buttons pressed.
public struct FollowUpRule: Sendable, Hashable {
  public var every: TimeSpan
  /// How often at most, after the first time.
  public var times: Int
  /// Ends it too.
  public var until: ConditionRule?

  public init(every: TimeSpan, times: Int, until: ConditionRule? = nil) {
    self.every = every
    self.times = times
    self.until = until
  }
}

/// One series of occurrences for each value, such as the number of an order: newer signals, guards and conditions of one
/// have nothing to do with the others.
public struct PerRule: Sendable, Hashable {
  /// The parameter with the value.
  public var parameter: String
  /// So many values are remembered; then the oldest is forgotten.
  public var atMost: Int
  /// The signals that carry it, of those that the type asks about. Of others, those of every value count.
  public var signals: [String]

  public init(_ parameter: String, atMost: Int, in signals: [String]) {
    self.parameter = parameter
    self.atMost = atMost
    self.signals = signals
  }
}

/// What the device does with a push of a type.
public struct PushRule: Sendable, Hashable {
  /// The key that names the screen; nil if it is always that of the type.
  public var screenKey: String?
  /// The service extension may change it before it is shown.
  public var isMutable: Bool
  /// The values with which the service extension writes the texts, in the language and the formats of the device; none if
  /// the texts of the server stay.
  public var values: [LinkParameter]

  public init(screenKey: String? = nil, isMutable: Bool = false, values: [LinkParameter] = []) {
    self.screenKey = screenKey
    self.isMutable = isMutable
    self.values = values
  }
}

/// When the same type may be delivered again.
public struct RepeatRule: Sendable, Hashable {
  /// Calendar days at the same wall-clock time; exactly this many is enough.
  public var days: Int
  /// Lifts the wait if it was true at any time since the last delivery.
  public var orWhen: ConditionRule?

  public init(afterDays days: Int, orWhen: ConditionRule? = nil) {
    self.days = days
    self.orWhen = orWhen
  }
}
