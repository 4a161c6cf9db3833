public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// `notifications`: one type of notification.
public struct NotificationItem: Sendable, Hashable {
  public var id: String
  public var idSpan: SourceSpan
  public var summary: Located<String>
  public var covers: [Located<String>]
  public var target: Located<String>
  /// None for a type that a server sends.
  public var triggers: [TriggerItem]
  /// How APNs handles it; nil for a type that the device plans.
  public var push: PushContentItem?
  public var conditions: [ConditionItem]
  public var priority: Int
  public var onCap: TypeRule.OnCap
  public var repeatAfter: RepeatItem?
  /// What types that go out as one have in common.
  public var combine: Located<String>?
  public var interruptionLevel: InterruptionLevel
  /// Nil where the spec says nothing.
  public var interruptionLevelSpan: SourceSpan?
  public var arguments: [ParameterItem]
  public var copy: CopyItem
  public var content: ContentItem
  public var upkeep: UpkeepItem

  public init(
    id: String, idSpan: SourceSpan, summary: Located<String>, covers: [Located<String>], target: Located<String>,
    triggers: [TriggerItem], push: PushContentItem? = nil, conditions: [ConditionItem], priority: Int,
    onCap: TypeRule.OnCap, repeatAfter: RepeatItem?, combine: Located<String>? = nil,
    interruptionLevel: InterruptionLevel,
    interruptionLevelSpan: SourceSpan? = nil, arguments: [ParameterItem], copy: CopyItem,
    content: ContentItem = ContentItem(), upkeep: UpkeepItem = UpkeepItem()
  ) {
    self.id = id
    self.idSpan = idSpan
    self.summary = summary
    self.covers = covers
    self.target = target
    self.triggers = triggers
    self.push = push
    self.conditions = conditions
    self.priority = priority
    self.onCap = onCap
    self.repeatAfter = repeatAfter
    self.combine = combine
    self.interruptionLevel = interruptionLevel
    self.interruptionLevelSpan = interruptionLevelSpan
    self.arguments = arguments
    self.copy = copy
    self.content = content
    self.upkeep = upkeep
  }
}

/// A signal and an optional test of one of its parameters.
public struct SignalMatch: Sendable, Hashable {
  public var signal: Located<String>
  public var filter: ValueTestItem?

  public init(signal: Located<String>, filter: ValueTestItem?) {
    self.signal = signal
    self.filter = filter
  }
}

/// A comparison of a parameter of a signal.
public struct ValueTestItem: Sendable, Hashable {
  public var parameter: Located<String>
  public var test: ValueTest

  public init(parameter: Located<String>, test: ValueTest) {
    self.parameter = parameter
    self.test = test
  }
}

/// One condition, with the place of it.
public struct ConditionItem: Sendable, Hashable {
  public indirect enum Form: Sendable, Hashable {
    case elapsed(since: Located<String>, orSince: Located<String>?, ElapsedTest)
    case last(signal: Located<String>, ValueTestItem)
    case happened(SignalMatch, since: Since)
    case preference(Located<String>, is: Bool)
    case any([ConditionItem])
    case all([ConditionItem])
    case not(ConditionItem)
  }

  public enum Since: Sendable, Hashable {
    case ever, trigger, lastDelivery
    case signal(Located<String>)
  }

  public var form: Form
  public var span: SourceSpan

  public init(_ form: Form, at span: SourceSpan) {
    self.form = form
    self.span = span
  }
}

/// `repeat_after`.
public struct RepeatItem: Sendable, Hashable {
  public var days: Located<Int>
  public var orWhen: ConditionItem?

  public init(days: Located<Int>, orWhen: ConditionItem?) {
    self.days = days
    self.orWhen = orWhen
  }
}
