public import NotificationRules
public import NotificationTerms

/// One entry of `notifications`: a type of notification.
///
/// A class because every rule and every output walks over all of them, and a structure with so many parts is copied
/// each time. It never changes.
public final class NotificationItem: FormerlyNamed {
  public let itemID: Located<String>
  /// Ids that it had in earlier versions of the app.
  public let formerly: [Located<String>]
  public let summary: Located<String>
  public let covers: [Located<String>]
  public let upkeep: UpkeepItem
  /// The screen that a tap opens.
  public let opening: TargetUse
  public let arguments: [ParameterItem]
  /// None for a type that a server sends.
  public let triggers: [TriggerItem]
  /// How APNs handles it; nil for a type that the device plans.
  public let push: PushContentItem?
  public let conditions: [ConditionItem]
  public let repeatAfter: RepeatItem?
  /// Shown again until somebody answers.
  public let followUp: FollowUpItem?
  /// Whose values have notifications of their own.
  public let per: PerItem?
  public let priority: Int
  public let onCap: TypeRule.OnCap
  /// Nil for what is usual; see `TypeRule.onQuiet`.
  public let onQuiet: Located<TypeRule.OnQuiet>?
  /// The only times of day at which it comes.
  public let window: WindowItem?
  /// What types that go out as one have in common.
  public let combine: Located<String>?
  /// What caps call it together with other types.
  public let group: Located<String>?
  public let level: Located<InterruptionLevel>
  public let content: ContentItem
  public let copy: CopyItem

  public static let keys = SectionKeys<NotificationItem>(
    "notification", doc: "One type of notification: when it is due, what it says and what a tap opens.",
    choices: [KeyChoice(["trigger", "triggers", "push"], required: true)], elsewhere: elsewhere,
    elsewhereBeside: ["push": elsewhereInPush])

  public init(_ read: KeyReader<NotificationItem>) {
    itemID = read.name
    var facts = TypeFacts(texts: nil)
    read.check { type, app in
      if type.meantKeys.contains("group") { app.session.items.mute(.group) }
      facts = TypeFacts(texts: type.written("copy")?.node)
    }
    summary = read(
      "summary", \.summary, .text, doc: "Who gets it and why, in a sentence.",
      example: "\"Reached the free limit and has not subscribed.\"")
    covers = read.covers(\.covers)
    formerly = read.formerly(\.formerly)
    read.says("formerly") { type, _ in
      type.formerly.isEmpty ? nil : "was called \(type.formerly.map { "`\($0.value)`" }.joined(separator: ", ")) before"
    }
    upkeep = UpkeepItem(read)
    let opening = read(
      "target", \.opening, .target, doc: "The screen that a tap opens, and what it always gets from here.",
      example: "paywall")
    self.opening = opening
    let texts = facts.texts
    var arguments = read.parameters(
      "arguments", \.arguments, ParameterItem.argumentKeys, doc: "Values that are put into the texts.",
      example: "{ days: { type: int, example: 7 } }", making: { ParameterItem(argument: $0, of: texts) })
    self.arguments = arguments.items
    arguments.facts.type = facts
    let shown = arguments.facts
    var carried: [String] = []
    read.check { _, app in carried = app.checkCurrencies(of: arguments.items, shown) }
    let (triggers, moment) = Self.triggers(read, shown, facts)
    self.triggers = triggers
    per = read(
      "per", \.per, .per(of: triggers), absent: "one series for all",
      doc:
        "A parameter of the signals, such as the number of an order: each of its values has notifications of its own.",
      example: "order_id")
    read.isForPlan("per")
    read.says("per") { type, words in type.per.map { words.words(for: $0) } }
    read.changes(
      "per",
      counts: "Signals that counted as one are kept apart, or the other way round",
      inFlight: "What is scheduled is removed and planned again when the updated app first runs.")
    var data: SignalFacts?
    let push = read(
      "push", \.push, .section(making: { PushContentItem($0, shown) { data = $0 } }),
      doc: "A server sends it: how APNs handles it, and its data.",
      example: "{ priority: 10, data: { chat_id: { type: string } } }")
    self.push = push
    var values = SignalFacts()
    read.check { type, app in values = app.values(of: type, shown, data) }
    conditions = read(
      "conditions", \.conditions, many: .conditions(at: moment), doc: "What must all be true when it is delivered.",
      example: "[{ not: { happened: subscription_bought } }]")
    read.isForPlan("conditions")
    read.says("conditions") { type, words in
      type.conditions.isEmpty ? nil : "only if \(words.words(for: type.conditions.map(\.rule)))"
    }
    repeatAfter = read(
      "repeat_after", \.repeatAfter, .section(making: { RepeatItem($0, at: moment) }),
      absent: "it may come again at once",
      doc: "How long the same type waits after a delivery.",
      example: "{ days: 7 }")
    read.isForPlan("repeat_after")
    read.says("repeat_after") { type, words in type.repeatAfter.map { words.words(for: $0.rule) } }
    let followUp = read(
      "follow_up", \.followUp, .section(making: { FollowUpItem($0, at: moment) }), absent: "never",
      doc: "Shows it again until it is opened or one of its buttons is pressed.",
      example: "{ every: 10m, times: 3, until: { happened: { signal: dose_taken, since: last_delivery } } }")
    read.isForPlan("follow_up")
    read.says("follow_up") { type, words in type.followUp.map { words.words(for: $0.rule) } }
    read.changes(
      "follow_up",
      counts: "What is not answered comes more often, or less",
      inFlight: "Until the updated app first runs, what is scheduled follows the old rule.")
    self.followUp = followUp
    priority = read(
      "priority", \.priority, .int(0...1000), default: 0,
      doc: "Which type wins if several want the same day: the higher one.", example: "50")
    read.isForPlan("priority")
    read.changes(
      "priority",
      counts: "It wins or loses against other types more often",
      inFlight: "With the update other notifications may take its place, or it may take theirs.")
    onCap = read(
      "on_cap", \.onCap, .choice, default: .drop,
      doc:
        "When a cap leaves no room: `defer` waits for the next free slot, `drop` gives it up, and `exempt` sends it "
        + "anyway and does not count it.", example: "defer")
    read.isForPlan("on_cap")
    read.says("priority", "on_cap") { type, _ in
      if type.push != nil { return nil }
      return switch type.onCap {
      case .defer: "priority \(type.priority); waits for the next free slot when a cap is reached"
      case .drop: "priority \(type.priority); is dropped when a cap is reached"
      case .exempt: "priority \(type.priority); caps neither hold it back nor count it"
      }
    }
    read.changes(
      "on_cap",
      counts: "Caps hold it back more or less often",
      inFlight: "With the update other notifications may take its place, or it may take theirs.")
    onQuiet = read(
      "on_quiet", \.onQuiet, .choice,
      absent: "what `held` of the quiet hours says; `exempt` with `interruption_level: critical`",
      doc:
        "If it is due in the quiet hours: `hold` sends it when they end, `drop` gives it up, `exempt` sends it anyway.",
      example: "exempt")
    read.isForPlan("on_quiet")
    read.says("on_quiet") { type, _ in
      switch type.onQuiet?.value {
      case .hold: "waits for the end of the quiet hours"
      case .drop: "dropped if it is due in the quiet hours"
      case .exempt: "comes in the quiet hours, too"
      case nil: nil
      }
    }
    read.changes(
      "on_quiet",
      counts: "In the quiet hours more or fewer are sent",
      inFlight: "Until the updated app first runs, what is scheduled for the night follows the old rule.")
    window = read(
      "window", \.window, .section, absent: "all day",
      doc: "The only times of day at which it comes. What is due at another time moves to the next start.",
      example: "{ from: \"10:00\", to: \"20:00\" }")
    read.isForPlan("window")
    read.says("window") { type, words in type.window.map { words.words(for: $0.rule) } }
    read.changes(
      "window",
      counts: "It comes at other times of day",
      inFlight: "Until the updated app first runs, what is scheduled comes at its old time.")
    combine = read(
      "combine", \.combine, .pattern(.identifier),
      doc: "Types with the same name here that are due at the same moment come as one, that of the highest priority.",
      example: "summaries")
    read.isForPlan("combine")
    read.says("combine") { type, words in
      type.combine.map { "goes out as one with others of \(words.code($0.value)) that are due with it" }
    }
    read.changes(
      "combine",
      counts: "Types that are due together are combined or separated",
      inFlight: "What is scheduled is planned again when the updated app first runs.")
    group = read(
      "group", \.group, .group,
      doc: "Types with the same name here are counted together by the caps that name it in `groups`.",
      example: "offers")
    read.isForPlan("group")
    read.says("group") { type, words in type.group.map { "counted in the group \(words.code($0.value))" } }
    read.changes(
      "group",
      counts: "Other caps count it than before",
      inFlight: "With the update a cap may take back what is scheduled, or let more through.")
    level = read(
      "interruption_level", \.level, .choice, default: .active, doc: "How insistently it may interrupt people.",
      example: "active")
    read.says("interruption_level") { type, words in
      type.interruptionLevel == .active ? nil : "level \(words.code(type.interruptionLevel.rawValue))"
    }
    read.changes(
      "interruption_level",
      inFlight: "The notification interrupts people as '{new}' instead of '{old}'. Focus treats it differently.")
    let content = ContentItem(read, values)
    self.content = content
    carried += content.usedArguments + (push?.collapseID?.arguments ?? [])
    var used: [String]?
    read.check { _, app in
      if read.isSound { used = app.argumentsAsked(by: content, opening: opening.id).map { carried + $0 } }
    }
    copy = read(
      "copy", \.copy, .section(making: { CopyItem($0, shown, used: used) }), doc: "What it says.",
      example: "{ body: { en: \"We have new best photos for you\" } }")
    read.check { type, app in
      if let trigger = triggers.first(where: \.waitsForPlace) { app.checkPlace(of: type, waiting: trigger) }
      if read.part?.isSound ?? true { app.checkChoices(of: self, facts.missingArms) }
      app.finishType(type, opening: opening, values, data, isSound: read.isSound)
    }
  }

  public var interruptionLevel: InterruptionLevel { level.value }
  public var target: Located<String> { opening.id }
}

extension KeyReader<NotificationItem> {
  /// The key says what the device sends and when.
  fileprivate func isForPlan(_ key: String) {
    refuse(key, beside: "push", because: "a server decides what is sent and when")
  }
}

extension NotificationItem {
  /// Whatever it asks about, before it comes and afterwards.
  public var allConditions: [ConditionItem] {
    conditions + triggers.flatMap(\.conditions) + [repeatAfter?.orWhen, followUp?.until].compactMap(\.self)
  }

  /// - Parameter withTexts: Whether it says what its notifications say.
  public func rule(_ spec: Spec, withTexts: Bool = true) -> TypeRule {
    let locales = withTexts ? spec.app.locales.map(\.value) : []
    var rule = TypeRule(
      id, priority: priority, onCap: onCap, onQuiet: onQuiet?.value, window: window?.rule,
      target: target.value, constants: opening.constants(spec),
      triggers: triggers.map(\.rule),
      conditions: conditions.map(\.rule),
      repeatAfter: repeatAfter?.rule,
      followUp: followUp?.rule, combine: combine?.value, group: group?.value, expires: upkeep.expires?.value,
      interruptionLevel: interruptionLevel,
      content: ContentRule(
        category: content.category.map { id in
          spec.categories.first { $0.id == id.value }?.identifier.value ?? id.value
        } ?? "",
        thread: content.thread?.source ?? "", relevance: content.relevance?.value ?? 0, badge: content.badge?.value,
        sound: content.sound.rule, attachments: push == nil ? content.attachments.compactMap(\.rule) : []),
      copy: withTexts ? copy.fields.map { $0.text.rule($0.field, locales: locales) } : [],
      arguments: arguments.compactMap { $0.rule(locales: locales) },
      push: push.map { push in
        PushRule(screenKey: push.screenKey, isMutable: push.hasMutableContent.value, values: extensionValues)
      })
    if let per { rule.per = per.rule(spec, among: rule.signals) }
    return rule
  }
}

extension NotificationItem: Hashable {
  public static func == (left: NotificationItem, right: NotificationItem) -> Bool {
    left === right || left.itemID == right.itemID && left.resolved == right.resolved
  }

  /// Types that differ usually differ in their ids.
  public func hash(into hasher: inout Hasher) { hasher.combine(itemID) }
}

extension KeyType where Value == String {
  /// The name that makes a group. It exists because types are in it.
  fileprivate static var group: Self {
    Self(
      .reference(.group), sample: "", resolve: { .text($0) },
      read: { written in
        guard let name = written.session.pattern(written.value, .identifier) else {
          written.session.items.mute(.group)
          return nil
        }
        written.session.items.define(.group, name, at: written.value.span)
        return name
      })
  }
}
