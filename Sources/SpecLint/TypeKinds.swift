import SpecEmission
import SpecLanguage

/// What a notification type has that some rules look at and most types lack. A rule that says what it looks at gets a
/// spec without the other types, so that a hundred rules do not each walk all of them.
public struct TypeKinds: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It comes from a server.
  public static let push = TypeKinds(rawValue: 1)
  public static let attachments = TypeKinds(rawValue: 2)
  /// The spec says something about its sound.
  public static let sound = TypeKinds(rawValue: 4)
  public static let badge = TypeKinds(rawValue: 8)
  public static let category = TypeKinds(rawValue: 16)
  /// Its interruption level is not the default.
  public static let level = TypeKinds(rawValue: 32)
  public static let calendar = TypeKinds(rawValue: 64)
  public static let location = TypeKinds(rawValue: 128)
  /// It has a last day.
  public static let expiry = TypeKinds(rawValue: 256)
  public static let purpose = TypeKinds(rawValue: 512)
  /// One of its texts has variants.
  public static let variants = TypeKinds(rawValue: 1024)
  /// It pauses after each time.
  public static let pause = TypeKinds(rawValue: 2048)
  /// One of its conditions, or a part of one, is `not`.
  public static let negation = TypeKinds(rawValue: 4096)
  /// One of its conditions, or a part of one, asks for a setting.
  public static let setting = TypeKinds(rawValue: 8192)
  /// It compares a parameter of a signal.
  public static let comparison = TypeKinds(rawValue: 16384)
  /// It waits for a number to reach values.
  public static let goal = TypeKinds(rawValue: 32768)
  /// Its payload may be near the limit.
  public static let large = TypeKinds(rawValue: 1 << 16)
  /// Its body may be the same as that of another type; known only among all types.
  public static let twin = TypeKinds(rawValue: 1 << 17)
  /// It comes some time after a signal, or asks how long ago one was.
  public static let delay = TypeKinds(rawValue: 1 << 18)
  /// Every type has it: the kind of the rules that look at all of them.
  public static let any = TypeKinds(rawValue: 1 << 31)

  init(of type: NotificationItem) {
    self = .any
    if type.push != nil { insert(.push) }
    if !type.content.attachments.isEmpty { insert(.attachments) }
    if type.content.sound.span != nil { insert(.sound) }
    if case .standard = type.content.sound.form {} else { insert(.sound) }
    if type.content.badge != nil { insert(.badge) }
    if type.content.category != nil { insert(.category) }
    if type.interruptionLevel != .active || type.interruptionLevelSpan != nil { insert(.level) }
    if type.upkeep.expires != nil { insert(.expiry) }
    if type.upkeep.purpose != nil { insert(.purpose) }
    if type.repeatAfter != nil { insert(.pause) }
    if case .variants = type.copy.title { insert(.variants) }
    if case .variants = type.copy.subtitle { insert(.variants) }
    if case .variants = type.copy.body { insert(.variants) }
    if APNSPayload.mostBytes(of: type) > APNSPayload.limit { insert(.large) }
    for trigger in type.triggers.indices { add(type.triggers[trigger]) }
    for condition in type.conditions.indices { add(type.conditions[condition]) }
  }

  private mutating func add(_ trigger: TriggerItem) {
    switch trigger.schedule {
    case .calendar: insert(.calendar)
    case .location: insert(.location)
    case .reached(let match, _, _):
      insert(.goal)
      if match.filter != nil { insert(.comparison) }
    case .after(let match, let earliest, _):
      if earliest > .zero { insert(.delay) }
      if match.filter != nil { insert(.comparison) }
    case .slotAfter(let match, _):
      insert(.delay)
      if match.filter != nil { insert(.comparison) }
    case .at(let match, _, _):
      if match.filter != nil { insert(.comparison) }
    }
    for condition in trigger.conditions.indices { add(trigger.conditions[condition]) }
  }

  private mutating func add(_ condition: ConditionItem) {
    switch condition.form {
    case .elapsed: insert(.delay)
    case .last: insert(.comparison)
    case .happened(let match, _): if match.filter != nil { insert(.comparison) }
    case .preference: insert(.setting)
    case .any(let items), .all(let items): for index in items.indices { add(items[index]) }
    case .not(let item):
      insert(.negation)
      add(item)
    }
  }
}
