public import NotificationCivilTime
public import NotificationText

/// The screens and types of a rule table, written down one piece after another, as generated Swift does it.
///
/// Each call belongs to the screen or type that was begun last. The optimizer generates a lot of code for a `String`
/// literal, an array literal and a rule that is passed from call to call. A static text and a list that stays where it
/// is take a third of the time. For the same reason nothing here is inlined.
public struct RuleRows: Sendable {
  typealias VariedText = (
    type: Int, field: TextRule.Field, choice: VariantChoice, variants: [(id: String, rows: Range<Int>)]
  )

  public private(set) var targets: [TargetRule] = []
  public internal(set) var types: [TypeRule] = []
  /// Texts that differ from one notification of a type to the next, by the position of the type.
  var variedTexts: [VariedText] = []
  /// Where the catalogue has what is said instead of missing values.
  var standards: [(type: Int, argument: Int, row: Int)] = []

  @inline(never)
  public init() {}

  /// The next screen, with neither arguments nor a fallback.
  @inline(never)
  public mutating func target(_ id: StaticString) { targets.append(TargetRule(id.description)) }

  /// One more argument that the screen is opened with.
  @inline(never)
  public mutating func parameter(_ id: StaticString) { changeTarget { $0.parameters.append(id.description) } }

  /// The screen that opens instead of this one if what the notification announced is over.
  @inline(never)
  public mutating func fallback(_ id: StaticString) { changeTarget { $0.fallback = id.description } }

  /// The part of the app that the screen belongs to.
  @inline(never)
  public mutating func module(_ id: StaticString) { changeTarget { $0.module = id.description } }

  /// One more argument that a push carries.
  @inline(never)
  public mutating func payload(_ parameter: LinkParameter) { changeTarget { $0.payload.append(parameter) } }

  /// The next type, without triggers, conditions and texts.
  @inline(never)
  public mutating func type(_ id: StaticString, priority: Int, onCap: TypeRule.OnCap, target: StaticString) {
    types.append(
      TypeRule(id.description, priority: priority, onCap: onCap, target: target.description, triggers: [], copy: []))
  }

  /// One more value that the screen of the type always gets.
  @inline(never)
  public mutating func constant(_ parameter: StaticString, _ value: ParameterValue) {
    changeType { $0.constants.append(TargetConstant(parameter.description, value)) }
  }

  /// One more trigger of the type.
  @inline(never)
  public mutating func trigger(_ trigger: TriggerRule) { changeType { $0.triggers.append(trigger) } }

  /// One more condition for delivery.
  @inline(never)
  public mutating func condition(_ condition: ConditionRule) { changeType { $0.conditions.append(condition) } }

  /// When it may be delivered again.
  @inline(never)
  public mutating func repeats(_ rule: RepeatRule) { changeType { $0.repeatAfter = rule } }

  /// Shown again until somebody answers.
  @inline(never)
  public mutating func followedUp(_ rule: FollowUpRule) { changeType { $0.followUp = rule } }

  /// One series for each value of a parameter.
  @inline(never)
  public mutating func per(_ parameter: StaticString, atMost: Int, in signals: StaticString...) {
    changeType { $0.per = PerRule(parameter.description, atMost: atMost, in: signals.map(\.description)) }
  }

  /// The only times of day at which it comes.
  @inline(never)
  public mutating func window(_ rule: WindowRule) { changeType { $0.window = rule } }

  /// Not sent from this local date on.
  @inline(never)
  public mutating func expires(on date: CivilDate) { changeType { $0.expires = date } }

  /// A plain value of the type; see `TypeRule.plainValues`.
  @inline(never)
  public mutating func set<Value>(_ property: WritableKeyPath<TypeRule, Value>, _ value: Value) {
    changeType { $0[keyPath: property] = value }
  }

  /// A plain value that is a text.
  @inline(never)
  public mutating func set(_ property: WritableKeyPath<TypeRule, String?>, text: StaticString) {
    changeType { $0[keyPath: property] = text.description }
  }

  @inline(never)
  public mutating func content(_ rule: ContentRule) { changeType { $0.content = rule } }

  @inline(never)
  public mutating func push(_ rule: PushRule) { changeType { $0.push = rule } }

  /// A value of the texts that the newest such signal brings, that may be missing, or that locales write differently.
  ///
  /// - Parameter row: Where the catalogue has what is said then.
  @inline(never)
  public mutating func argument(
    _ id: StaticString, from signal: StaticString? = nil, _ parameter: StaticString = "", default row: Int? = nil,
    format: ValueFormat? = nil, zone: ZoneSource? = nil
  ) {
    let source = signal.map { ArgumentRule.Source($0.description, parameter.description) }
    changeType { $0.arguments.append(ArgumentRule(id.description, from: source, format: format, zone: zone)) }
    if let row, let type = types.indices.last {
      standards.append((type, types[type].arguments.count - 1, row))
    }
  }

  private mutating func changeTarget(_ change: (inout TargetRule) -> Void) {
    if let last = targets.indices.last { change(&targets[last]) }
  }

  private mutating func changeType(_ change: (inout TypeRule) -> Void) {
    if let last = types.indices.last { change(&types[last]) }
  }
}

/// The triggers and conditions that most types have, without building a rule to pass.
extension RuleRows {
  /// Due at once after each signal.
  @inline(never)
  public mutating func after(_ signal: StaticString) { trigger(.after(signal)) }

  /// Due this long after each signal.
  @inline(never)
  public mutating func after(_ signal: StaticString, delay: TimeSpan) { trigger(.after(signal, delay: delay)) }

  /// Due in a window after each signal, both ends included.
  @inline(never)
  public mutating func after(_ signal: StaticString, from shortest: TimeSpan, to longest: TimeSpan) {
    trigger(.after(signal, from: shortest, to: longest))
  }

  /// Due so many dates after each signal, at a time of day.
  @inline(never)
  public mutating func after(_ signal: StaticString, days: Int, at time: WallClockTime) {
    trigger(.after(signal, days: days, at: time))
  }

  /// Due in the first daily slot at least this long after the newest signal.
  @inline(never)
  public mutating func slotAfter(_ signal: StaticString, atLeast span: TimeSpan) {
    trigger(.slotAfter(signal, atLeast: span))
  }

  /// True if the signal has come.
  @inline(never)
  public mutating func happened(_ signal: StaticString, since: HappenedSince) {
    condition(.happened(signal, since: since))
  }

  @inline(never)
  public mutating func elapsed(since signal: StaticString, moreThan span: TimeSpan) {
    condition(.elapsed(since: signal, moreThan: span))
  }

  @inline(never)
  public mutating func elapsed(since signal: StaticString, orSince other: StaticString, moreThan span: TimeSpan) {
    condition(.elapsed(since: signal, orSince: other, moreThan: span))
  }

  @inline(never)
  public mutating func elapsed(since signal: StaticString, atLeast span: TimeSpan) {
    condition(.elapsed(since: signal, atLeast: span))
  }

  @inline(never)
  public mutating func elapsed(since signal: StaticString, orSince other: StaticString, atLeast span: TimeSpan) {
    condition(.elapsed(since: signal, orSince: other, atLeast: span))
  }
}
