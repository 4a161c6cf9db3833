public import NotificationRules
public import NotificationTerms
import SpecDiagnostics
import YAMLNodes

/// One entry of `notifications`: a type of notification.
///
/// A class because every rule and every output walks over all of them, and a structure with so many parts is copied
/// each time. It never changes.
public final class NotificationItem: SpecItem {
  public let itemID: Located<String>
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
    choices: [KeyChoice(["trigger", "triggers", "push"], required: true)])

  public init(_ read: KeyReader<NotificationItem>) {
    itemID = read.name
    var errors = 0
    read.check { _, app in
      app.typeInHand = TypeInHand()
      errors = app.session.errorCount
    }
    summary = read(
      "summary", \.summary, .text, doc: "Who gets it and why, in a sentence.",
      example: "\"Reached the free limit and has not subscribed.\"")
    covers = read.covers(\.covers)
    upkeep = UpkeepItem(read)
    let opening = read(
      "target", \.opening, .target, doc: "The screen that a tap opens, and what it always gets from here.",
      example: "paywall")
    self.opening = opening
    let arguments = read.parameters(
      "arguments", \.arguments, ParameterItem.argumentKeys, doc: "Values that are put into the texts.",
      example: "{ days: { type: int, example: 7 } }")
    self.arguments = arguments.items
    read.check { _, app in
      app.typeInHand.arguments = arguments.facts
      app.checkCurrencies(of: arguments.items, arguments.facts)
    }
    triggers = Self.triggers(read, arguments.facts)
    per = read(
      "per", \.per, .per, absent: "one series for all",
      doc:
        "A parameter of the signals, such as the number of an order: each of its values has notifications of its own.",
      example: "order_id")
    push = read(
      "push", \.push, .section, doc: "A server sends it: how APNs handles it, and its data.",
      example: "{ priority: 10, data: { chat_id: { type: string } } }")
    read.check { type, app in app.settleValues(of: type) }
    conditions = read(
      "conditions", \.conditions, many: .conditions(), doc: "What must be true when it is delivered; all of them.",
      example: "[{ not: { happened: subscription_bought } }]")
    repeatAfter = read(
      "repeat_after", \.repeatAfter, .section, doc: "How long the same type waits after a delivery.",
      example: "{ days: 7 }")
    let followUp = read(
      "follow_up", \.followUp, .section, absent: "never",
      doc: "Shows it again until it is opened or one of its buttons is pressed.",
      example: "{ every: 10m, times: 3, until: { happened: { signal: dose_taken, since: last_delivery } } }")
    self.followUp = followUp
    priority = read(
      "priority", \.priority, .int(0...1000), default: 0,
      doc: "Which type wins if several want the same day: the higher one.", example: "50")
    onCap = read(
      "on_cap", \.onCap, .choice, default: .drop,
      doc:
        "When a cap leaves no room: wait for the next free slot, be dropped, or be `exempt`: go out all the same and "
        + "not be counted.", example: "defer")
    onQuiet = read(
      "on_quiet", \.onQuiet, .choice,
      absent: "what `held` of the quiet hours says; `exempt` with `interruption_level: critical`",
      doc:
        "If it is due in the quiet hours: go out when they end (`hold`), be dropped, or be `exempt`: go out all the same.",
      example: "exempt")
    window = read(
      "window", \.window, .section, absent: "all day",
      doc: "The only times of day at which it comes. What is due at another time moves to the next start.",
      example: "{ from: \"10:00\", to: \"20:00\" }")
    combine = read(
      "combine", \.combine, .pattern(.identifier),
      doc: "Types with the same name here that are due at one instant come as one: that of the highest priority.",
      example: "summaries")
    group = read(
      "group", \.group, .group,
      doc: "Types with the same name here are counted together by the caps that name it in `groups`.",
      example: "offers")
    level = read(
      "interruption_level", \.level, .choice, default: .active, doc: "How strongly the system interrupts.",
      example: "active")
    let content = ContentItem(read)
    self.content = content
    read.check { type, app in app.settleUse(by: content, of: type, opening: opening.id) }
    copy = read(
      "copy", \.copy, .section, doc: "What it says, in every language.",
      example: "{ body: { en: \"We have new best photos for you\" } }")
    read.check { type, app in
      if let trigger = triggers.first(where: \.waitsForPlace) { app.checkPlace(of: type, waiting: trigger) }
      if app.session.errorCount == errors { app.checkChoices(of: self, type) }
      app.finishType(type, opening: opening, isSound: app.session.errorCount == errors)
    }
  }

  /// `trigger`, or the entries of `triggers`.
  private static func triggers(_ read: KeyReader<NotificationItem>, _ arguments: SignalFacts) -> [TriggerItem] {
    var errors = 0
    read.check { _, app in errors = app.session.errorCount }
    let single = read(
      "trigger", \.triggers, many: .trigger, doc: "When it is due.",
      example: "{ after: { signal: free_limit_reached, delay: 30m..60m } }")
    let named = read(
      "triggers", \.triggers, many: .triggers, doc: "Several ways in which the same type becomes due, by name.",
      example: "{ level: { calendar: { every: day } } }")
    let triggers = single + named
    read.check { type, app in
      // `since: trigger` asks for a signal; if a trigger is broken, it is unknown whether there is one.
      let isSound = app.session.errorCount == errors
      app.typeInHand.triggers = triggers
      app.typeInHand.soundTriggers = isSound && triggers.isEmpty == type.has("push") ? triggers : nil
      app.typeInHand.hasTriggerSignal = isSound ? triggers.contains { $0.hasSignal } : true
      if isSound, type.has("trigger") != type.has("triggers"), !type.has("push") {
        app.checkFilling(of: arguments, by: triggers)
      }
    }
    return triggers
  }

  public var interruptionLevel: InterruptionLevel { level.value }
  public var target: Located<String> { opening.id }
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

/// `repeat_after`.
public struct RepeatItem: SpecSection, Hashable {
  public let days: Located<Int>
  public let orWhen: ConditionItem?

  public var rule: RepeatRule { RepeatRule(afterDays: days.value, orWhen: orWhen?.rule) }

  public static let keys = SectionKeys<Self>("repeat-after", doc: "A pause between two deliveries of the same type.")

  public init(_ read: KeyReader<Self>) {
    days = read(
      "days", \.days, .int(1...3660), doc: "How many days later it may come again, from the same time of day on.",
      example: "7")
    orWhen = read(
      "or_when", \.orWhen, .condition, doc: "Ends the pause early if it was true at any time since the delivery.",
      example: "{ last: { signal: storage_analyzed, parameter: used_percent, at_most: 85 } }")
  }
}

/// What one key of a type must know of another while the type is read.
struct TypeInHand {
  var arguments = SignalFacts()
  /// The entries of `push.data`, broken ones included; nil without them.
  var data: SignalFacts?
  /// Both of them.
  var values = SignalFacts()
  /// Whether a signal begins the type or the trigger that is being read, so that `since: trigger` says something.
  var hasTriggerSignal = true
  /// The parameters that triggers name, by their places.
  var stated: [SourceSpan: SourceValue] = [:]
  /// The sound ones of the type.
  var triggers: [TriggerItem] = []
  /// All of them; none for a type that a server sends. Nil if one is broken.
  var soundTriggers: [TriggerItem]?
  /// What is read belongs to no type, so that nothing was delivered since and nothing began it.
  var isPolicy = false
  /// The arguments that have the currencies of others.
  var currencies: [String] = []
  /// The arguments of `push.collapse_id`.
  var collapseArguments: [String] = []
  /// How many errors there were before the content.
  var errors = 0
  /// Arguments that something else than a text needs, so that no text has to show them; nil when nobody knows them.
  var used: [String]?
  /// The texts, to be looked through when one of them shows what is not declared.
  var copy: SourceNode?
  /// The arms of experiments that choose a text and have none.
  var missingArms: [MissingArms] = []
}

struct MissingArms {
  var experiment: Located<String>
  var arms: [String]
  /// `choose`.
  var choose: SourceValue
  var note: Diagnostic.Note
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

extension AppReader {
  /// What waits for a place comes when the system sees somebody arrive there.
  fileprivate func checkPlace(of type: ObjectReader, waiting trigger: TriggerItem) {
    for key in ["window", "follow_up"] where type.has(key) {
      session.report(
        .conflictingKeys, "makes no sense with 'location': the system shows it whenever somebody arrives or leaves",
        about: type.written(key) ?? type.origin, at: type.keySpan(key),
        notes: [Diagnostic.Note("the place is here", at: trigger.span)])
    }
  }

  fileprivate func settleValues(of type: ObjectReader) {
    let data = typeInHand.data ?? SignalFacts(isComplete: !type.has("push"))
    typeInHand.values = typeInHand.arguments.adding(data)
    typeInHand.errors = session.errorCount
    guard type.has("push") else { return }
    refuse(typeInHand.arguments, with: "'push', because the server sends every value")
    // What plans a notification on the device, where a server sends it.
    let planned = [
      "per", "conditions", "repeat_after", "follow_up", "priority", "on_cap", "on_quiet", "window", "combine", "group",
    ]
    for key in planned where type.has(key) {
      session.report(
        .conflictingKeys, "makes no sense with 'push', because a server decides what is sent and when",
        about: type.written(key) ?? type.origin, at: type.keySpan(key))
    }
  }

  /// The arguments that are carried along without being shown: for the screen, the thread, an attachment, a button.
  fileprivate func settleUse(by content: ContentItem, of type: ObjectReader, opening target: Located<String>) {
    guard session.errorCount == typeInHand.errors else { return }
    let required = content.category.flatMap { requirements[$0.value] } ?? []
    typeInHand.used =
      content.usedArguments + required.map(\.argument.value) + typeInHand.collapseArguments + typeInHand.currencies
      + (targetParameters[target.value] ?? [])
  }

  /// Texts that an experiment chooses: the device draws the arm, and only its conditions leave arms out.
  fileprivate func checkChoices(of item: NotificationItem, _ type: ObjectReader) {
    guard item.push != nil else { return checkArms(of: item) }
    for (_, text) in item.copy.fields {
      guard case .variants(let variants) = text, case .experiment(let id) = variants.choice else { continue }
      session.add(
        Diagnostic(
          .conflictingKeys, .error,
          "'notifications.\(item.id)' is sent by a server, which does not know the arm of '\(id.value)' that a device has "
            + "drawn: let it choose the texts of types that the device plans", at: id.span))
    }
  }

  fileprivate func finishType(_ type: ObjectReader, opening target: TargetUse, isSound: Bool) {
    if let opened = targets[target.id.value] {
      let given = target.parameters.map(\.name.value)
      checkFilling(of: opened, type, typeInHand.values, given: given)
      checkConstants(of: target, type, typeInHand.values)
    }
    for entry in typeInHand.data?.parameters ?? [] { dataEntries.parameters.append(entry) }
    if !isSound { dataEntries.isComplete = false }
  }
}
