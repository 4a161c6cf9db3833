public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// `notifications`: one type of notification.
///
/// A class because every rule and every output walks over all of them, and a structure with so many parts is copied
/// each time. It never changes.
public final class NotificationItem: Sendable {
  public let id: String
  public let idSpan: SourceSpan
  private let summaryText: SourceText
  public let covers: [Located<String>]
  public let target: Located<String>
  /// None for a type that a server sends.
  public let triggers: [TriggerItem]
  public let conditions: [ConditionItem]
  public let priority: Int
  public let onCap: TypeRule.OnCap
  public let interruptionLevel: InterruptionLevel
  public let arguments: [ParameterItem]
  public let copy: CopyItem
  @usableFromInline let rare: RareParts

  public init(
    id: String, idSpan: SourceSpan, summary: SourceText, covers: [Located<String>], target: Located<String>,
    triggers: [TriggerItem], push: PushContentItem? = nil, conditions: [ConditionItem], priority: Int,
    onCap: TypeRule.OnCap, repeatAfter: RepeatItem?, combine: Located<String>? = nil,
    interruptionLevel: InterruptionLevel,
    interruptionLevelSpan: SourceSpan? = nil, arguments: [ParameterItem], copy: CopyItem,
    content: ContentItem = ContentItem(), upkeep: UpkeepItem = UpkeepItem()
  ) {
    self.id = id
    self.idSpan = idSpan
    summaryText = summary
    self.covers = covers
    self.target = target
    self.triggers = triggers
    self.conditions = conditions
    self.priority = priority
    self.onCap = onCap
    self.interruptionLevel = interruptionLevel
    self.arguments = arguments
    self.copy = copy
    // Patterns, because a comparison with nil copies what is compared.
    if case .none = push, case .none = repeatAfter, case .none = combine, case .none = interruptionLevelSpan,
      content.isPlain, upkeep.isPlain
    {
      rare = RareParts.none
    } else {
      rare = RareParts(
        push: push, repeatAfter: repeatAfter, combine: combine, interruptionLevelSpan: interruptionLevelSpan,
        content: content, upkeep: upkeep)
    }
  }
}

extension NotificationItem {
  /// What most types have nothing of, and what takes more room than all the rest: in an object of its own, which the
  /// types without any of it share.
  @usableFromInline
  final class RareParts: Sendable {
    @usableFromInline let push: PushContentItem?
    @usableFromInline let repeatAfter: RepeatItem?
    @usableFromInline let combine: Located<String>?
    @usableFromInline let interruptionLevelSpan: SourceSpan?
    @usableFromInline let content: ContentItem
    @usableFromInline let upkeep: UpkeepItem

    static let none = RareParts(
      push: nil, repeatAfter: nil, combine: nil, interruptionLevelSpan: nil, content: ContentItem(),
      upkeep: UpkeepItem())

    init(
      push: PushContentItem?, repeatAfter: RepeatItem?, combine: Located<String>?,
      interruptionLevelSpan: SourceSpan?, content: ContentItem, upkeep: UpkeepItem
    ) {
      self.push = push
      self.repeatAfter = repeatAfter
      self.combine = combine
      self.interruptionLevelSpan = interruptionLevelSpan
      self.content = content
      self.upkeep = upkeep
    }
  }

  public var summary: Located<String> { Located(summaryText.string, at: summaryText.span) }
  /// How APNs handles it; nil for a type that the device plans.
  @inlinable public var push: PushContentItem? { rare.push }
  @inlinable public var repeatAfter: RepeatItem? { rare.repeatAfter }
  /// What types that go out as one have in common.
  @inlinable public var combine: Located<String>? { rare.combine }
  /// Nil where the spec says nothing.
  @inlinable public var interruptionLevelSpan: SourceSpan? { rare.interruptionLevelSpan }
  @inlinable public var content: ContentItem { rare.content }
  @inlinable public var upkeep: UpkeepItem { rare.upkeep }
}

extension ContentItem {
  /// Nothing that the spec said.
  fileprivate var isPlain: Bool {
    guard case .none = category, case .none = relevance, case .none = sound.span, case .none = badge,
      case .none = thread, attachments.isEmpty, case .standard = sound.form
    else { return false }
    return true
  }
}

extension UpkeepItem {
  fileprivate var isPlain: Bool {
    if case .none = owner, case .none = expires, case .none = purpose { true } else { false }
  }
}

extension NotificationItem: Hashable {
  public static func == (left: NotificationItem, right: NotificationItem) -> Bool {
    if left === right { return true }
    return left.id == right.id && left.idSpan == right.idSpan && left.summaryText == right.summaryText
      && left.covers == right.covers && left.target == right.target && left.triggers == right.triggers
      && left.push == right.push && left.conditions == right.conditions && left.priority == right.priority
      && left.onCap == right.onCap && left.repeatAfter == right.repeatAfter
      && left.combine == right.combine && left.interruptionLevel == right.interruptionLevel
      && left.interruptionLevelSpan == right.interruptionLevelSpan && left.arguments == right.arguments
      && left.copy == right.copy && left.content == right.content && left.upkeep == right.upkeep
  }

  /// Types that differ usually differ in their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(idSpan)
  }
}

/// A signal and an optional test of one of its parameters.
public struct SignalMatch: Sendable, Hashable {
  public var signal: Located<String>
  @Rare public var filter: ValueTestItem?

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
