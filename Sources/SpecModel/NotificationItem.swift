public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// `notifications`: one type of notification.
///
/// A class because every rule and every output walks over all of them, and a structure with so many parts is copied each
/// time. It never changes.
public final class NotificationItem: Sendable {
  public let id: String
  public let idSpan: SourceSpan
  public let summary: Located<String>
  public let covers: [Located<String>]
  public let target: Located<String>
  /// None for a type that a server sends.
  public let triggers: [TriggerItem]
  /// How APNs handles it; nil for a type that the device plans.
  public let push: PushContentItem?
  public let conditions: [ConditionItem]
  public let priority: Int
  public let onCap: TypeRule.OnCap
  public let repeatAfter: RepeatItem?
  /// What types that go out as one have in common.
  public let combine: Located<String>?
  public let interruptionLevel: InterruptionLevel
  /// Nil where the spec says nothing.
  public let interruptionLevelSpan: SourceSpan?
  public let arguments: [ParameterItem]
  public let copy: CopyItem
  public let content: ContentItem
  public let upkeep: UpkeepItem

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

extension NotificationItem: Hashable {
  public static func == (left: NotificationItem, right: NotificationItem) -> Bool {
    if left === right { return true }
    return left.id == right.id && left.idSpan == right.idSpan && left.summary == right.summary
      && left.covers == right.covers && left.target == right.target && left.triggers == right.triggers
      && left.push == right.push && left.conditions == right.conditions && left.priority == right.priority
      && left.onCap == right.onCap && left.repeatAfter == right.repeatAfter
      && left.combine == right.combine && left.interruptionLevel == right.interruptionLevel
      && left.interruptionLevelSpan == right.interruptionLevelSpan && left.arguments == right.arguments
      && left.copy == right.copy && left.content == right.content && left.upkeep == right.upkeep
  }

  /// Types that differ mostly differ in their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(idSpan)
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
