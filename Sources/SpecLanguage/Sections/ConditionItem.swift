public import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// One entry of `conditions`, with the place of it. Conditions are a closed list, not an expression language.
public struct ConditionItem: SpecSection, Hashable {
  public indirect enum Form: Sendable, Hashable {
    case elapsed(ElapsedCondition)
    case last(LastCondition)
    case happened(HappenedCondition)
    case preference(PreferenceCondition)
    case attribute(AttributeCondition)
    case device(DeviceCondition)
    case flag(Located<String>)
    case experiment(ExperimentCondition)
    case any([ConditionItem])
    case all([ConditionItem])
    case not(ConditionItem)
  }

  public let form: Form
  public let span: SourceSpan

  private static let kinds = [
    "elapsed", "last", "happened", "preference", "attribute", "device", "flag", "experiment", "any", "all", "not",
  ]

  public static let keys = SectionKeys<Self>(
    "condition", doc: "Something that must be true at the moment of delivery.",
    choices: [KeyChoice(kinds, required: true)])

  public init(_ read: KeyReader<Self>) {
    // Of several nobody knows which one counts.
    read.check { mapping, _ in if mapping.chosen(Self.kinds) == nil { read.leaveUnread() } }
    let elapsed = read(
      "elapsed", \.elapsed, .section, doc: "This much time has passed since a signal.",
      example: "{ since: photos_cleaned, more_than: 24h }")
    let last = read(
      "last", \.last, .section, doc: "The newest such signal carries such a value.",
      example: "{ signal: storage_analyzed, parameter: used_percent, above: 90 }")
    let happened = read(
      "happened", \.happened, .happened, doc: "There was such a signal.", example: "subscription_bought")
    let preference = read(
      "preference", \.preference, .preference, doc: "A setting is on, or has the value given.",
      example: "notifications_enabled")
    let attribute = read(
      "attribute", \.attribute, .section, doc: "An attribute of the user has this value.",
      example: "{ id: tier, is: gold }")
    let device = read(
      "device", \.device, .section, doc: "The device has this region, language or version of the app.",
      example: "{ region: [DE] }")
    let flag = read("flag", \.flag, .reference(to: .flag), doc: "A flag of the team is on.", example: "offers")
    let experiment = read(
      "experiment", \.experiment, .section, doc: "The installation is in this arm of an experiment.",
      example: "{ id: wording, is: energy }")
    let any = read(
      "any", \.any, many: .conditions(notEmpty: "lists no condition"), doc: "At least one of these is true.",
      example: "[{ happened: … }, { elapsed: … }]")
    let all = read(
      "all", \.all, many: .conditions(notEmpty: "lists no condition"), doc: "All of these are true.",
      example: "[{ happened: … }, { elapsed: … }]")
    let not = read(
      "not", \.not, .condition, doc: "This is not true.", example: "{ happened: subscription_bought }")
    form =
      elapsed.map { .elapsed($0) } ?? last.map { .last($0) } ?? happened.map { .happened($0) }
      ?? preference.map { .preference($0) } ?? attribute.map { .attribute($0) } ?? device.map { .device($0) }
      ?? flag.map { .flag($0) } ?? experiment.map { .experiment($0) }
      ?? not.map { .not($0) } ?? (any.isEmpty ? .all(all) : .any(any))
    var span = read.span
    read.check { mapping, _ in if let kind = mapping.chosen(Self.kinds) { span = mapping.keySpan(kind) } }
    self.span = span
  }

  private var elapsed: ElapsedCondition? { if case .elapsed(let item) = form { item } else { nil } }
  private var last: LastCondition? { if case .last(let item) = form { item } else { nil } }
  private var happened: HappenedCondition? { if case .happened(let item) = form { item } else { nil } }
  private var preference: PreferenceCondition? { if case .preference(let item) = form { item } else { nil } }
  private var attribute: AttributeCondition? { if case .attribute(let item) = form { item } else { nil } }
  private var device: DeviceCondition? { if case .device(let item) = form { item } else { nil } }
  private var flag: Located<String>? { if case .flag(let id) = form { id } else { nil } }
  private var experiment: ExperimentCondition? { if case .experiment(let item) = form { item } else { nil } }
  private var any: [ConditionItem] { if case .any(let items) = form { items } else { [] } }
  private var all: [ConditionItem] { if case .all(let items) = form { items } else { [] } }
  private var not: ConditionItem? { if case .not(let item) = form { item } else { nil } }
}

/// Real time since the newest such signal.
public struct ElapsedCondition: SpecSection, Hashable {
  public let since: Located<String>
  public let orSince: Located<String>?
  public let test: ElapsedTest

  private var moreThan: TimeSpan? { if case .moreThan(let span) = test { span } else { nil } }
  private var atLeast: TimeSpan? { if case .atLeast(let span) = test { span } else { nil } }

  public static let keys = SectionKeys<Self>(
    "elapsed-condition", doc: "Real time since the newest such signal. False when there was none.",
    choices: [KeyChoice(["more_than", "at_least"], required: true)])

  public init(_ read: KeyReader<Self>) {
    since = read("since", \.since, .reference(to: .signal), doc: "The signal.", example: "photos_cleaned")
    orSince = read(
      "or_since", \.orSince, .reference(to: .signal),
      doc: "The signal to count from if the first one never happened.", example: "onboarding_completed")
    let moreThan = read(
      "more_than", \.moreThan, .duration, doc: "Longer than this; exactly this long is not enough.", example: "24h")
    let atLeast = read("at_least", \.atLeast, .duration, doc: "This long or longer.", example: "24h")
    test = moreThan.map { .moreThan($0) } ?? .atLeast(atLeast ?? .zero)
  }
}

/// There was such a signal, or so many of them, since some moment.
public struct HappenedCondition: SpecSection, Hashable {
  public enum Since: Sendable, Hashable {
    case ever, trigger, lastDelivery, today
    case signal(Located<String>)
    case within(TimeSpan)
  }

  public let signal: Located<String>
  public let since: Since
  /// Once, if nothing is written.
  public let atLeast: Int?
  public let filter: ValueTestItem?

  public var match: SignalMatch { SignalMatch(signal: signal, filter: filter) }

  private var within: TimeSpan? { if case .within(let span) = since { span } else { nil } }

  public static let keys = SectionKeys<Self>(
    "happened-condition", doc: "There was such a signal, or so many of them, since some moment.",
    choices: [KeyChoice(["since", "within"], required: false)])

  public init(_ read: KeyReader<Self>) {
    let signal = read("signal", \.signal, .reference(to: .signal), doc: "The signal.", example: "highlights_found")
    self.signal = signal
    let since = read(
      "since", \.since, .since, default: .ever, absent: "at any time",
      doc:
        "From when: the signal of the trigger, the last delivery of this type, the beginning of `today`, or the newest "
        + "signal named here. `today` is the date of the delivery where the user is, or in the `zone` of the trigger.",
      example: "last_delivery")
    atLeast = read(
      "at_least", \.atLeast, .int(1...100), absent: "once",
      doc: "How often, or more often: counted since the moment in `since`, in the span of `within`, or over all time.",
      example: "3")
    let within = read(
      "within", \.within, .duration(in: .minutes(1) ... .days(3660)),
      doc: "Only signals of this span before the delivery count; exactly so long before still counts.", example: "7d")
    self.since = within.map { .within($0) } ?? since
    let filter = read.filter(\.filter, of: signal)
    self.filter = filter
    read.check { _, app in
      guard let setting = filter?.preference else { return }
      app.session.add(
        Diagnostic(
          .badValue, .error,
          "The number of a setting cannot decide which signals are remembered, because people change it afterwards: write "
            + "a number, or use 'last'", at: setting.span))
    }
  }

  /// The short form: ever, whatever it carried.
  fileprivate init(signal: Located<String>) {
    self.signal = signal
    since = .ever
    atLeast = nil
    filter = nil
  }
}

/// A setting has a value.
public struct PreferenceCondition: SpecSection, Hashable {
  public enum Value: Sendable, Hashable {
    case isOn(Bool)
    case option(Located<String>)
  }

  public let id: Located<String>
  public let value: Value

  /// Whether the setting must be on; nil for one with options. Where Swift 6.3 inlines it, its optimizer crashes.
  @inline(never)
  public var isOn: Bool? { if case .isOn(let isOn) = value { isOn } else { nil } }

  public var rule: ConditionRule {
    switch value {
    case .isOn(let isOn): .preference(id.value, is: isOn)
    case .option(let option): .choice(id.value, is: option.value)
    }
  }

  public static let keys = SectionKeys<Self>("preference-condition", doc: "A setting has a value.")

  public init(_ read: KeyReader<Self>) {
    let id = read(
      "id", \.id, .reference(to: .preference), doc: "The setting.", example: "notifications_enabled")
    self.id = id
    read.check { mapping, app in
      app.settingInHand = id.value
      if !app.hasValues(id.value, mapping.written("id") ?? mapping.origin) { read.fail() }
    }
    value = read(
      "is", \.value, .settingValue, doc: "The value it must have: `true` or `false`, or one of its options.",
      example: "false")
  }

  /// The short form: it is on.
  fileprivate init(id: Located<String>) {
    self.id = id
    value = .isOn(true)
  }
}

extension KeyType where Value == ConditionItem {
  /// A condition inside another one, or beside a wait.
  static var condition: Self {
    Self(
      .recursive("condition"), sample: ConditionItem.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { $0.resolved }, read: { ConditionItem.keys.read($0) })
  }
}

extension KeyType where Value == [ConditionItem] {
  static func conditions(notEmpty: String? = nil) -> Self {
    let shape = ValueShape.list(of: .recursive("condition"))
    return Self(
      shape, sample: [], resolve: { $0.isEmpty ? nil : .list($0.map(\.resolved)) },
      read: { written in
        guard let items = written.items(expected: shape) else { return nil }
        if items.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        return items.compactMap { ConditionItem.keys.read($0) }
      })
  }
}

extension KeyType where Value == HappenedCondition {
  fileprivate static var happened: Self {
    let signal = KeyType<String>.reference(to: .signal)
    return Self(
      .either([signal.shape, .object(Value.keys.shape)]), sample: Value.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { $0.resolved },
      read: { written in
        if written.value.kind == .mapping { return Value.keys.read(written.alone) }
        return signal.read(written).map { Value(signal: Located($0, at: written.value.span)) }
      })
  }
}

extension KeyType where Value == PreferenceCondition {
  fileprivate static var preference: Self {
    let setting = KeyType<String>.reference(to: .preference)
    return Self(
      .either([setting.shape, .object(Value.keys.shape)]), sample: Value.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { .section([ResolvedMember(key: $0.id.value, value: $0.value.resolved)]) },
      read: { written in
        if written.value.kind == .mapping { return Value.keys.read(written.alone) }
        guard let id = setting.read(written), written.app.isToggle(id, written.value) else { return nil }
        return Value(id: Located(id, at: written.value.span))
      })
  }
}

extension KeyType where Value == PreferenceCondition.Value {
  /// A value of the setting in hand.
  fileprivate static var settingValue: Self {
    Self(
      .either([.flag, .reference(.option)]), sample: .isOn(true), resolve: { $0.resolved },
      read: { written in
        let facts = written.app.settingInHand.flatMap { written.app.settings[$0] }
        guard facts?.kind == .choice else {
          return written.app.isOption(written.value) ? nil : written.session.flag(written.value).map { .isOn($0) }
        }
        return written.app.option(written.value, of: facts).map { .option(Located($0, at: written.value.span)) }
      })
  }
}

extension PreferenceCondition.Value {
  fileprivate var resolved: ResolvedValue {
    switch self {
    case .isOn(let isOn): .flag(isOn)
    case .option(let option): .text(option.value)
    }
  }
}

extension KeyType where Value == HappenedCondition.Since {
  fileprivate static var since: Self {
    Self(
      .either([.choice(["trigger", "last_delivery", "today"]), .reference(.signal)]), sample: .ever,
      resolve: { since in
        switch since {
        case .ever, .within: nil
        case .trigger: .text("trigger")
        case .lastDelivery: .text("last_delivery")
        case .today: .text("today")
        case .signal(let id): .text(id.value)
        }
      },
      read: { written in
        let value = written.value
        switch value.text {
        case "last_delivery" where written.app.typeInHand.isPolicy, "trigger" where written.app.typeInHand.isPolicy:
          written.session.report(.badValue, "is '\(value.text)', but quiet hours belong to no type", about: value)
          return nil
        case "last_delivery": return .lastDelivery
        case "today": return .today
        case "trigger":
          if written.app.typeInHand.hasTriggerSignal { return .trigger }
          written.session.report(.badValue, "is 'trigger', but this trigger does not begin with a signal", about: value)
          return nil
        default: return written.session.reference(value, to: .signal).map { .signal(Located($0, at: value.span)) }
        }
      })
  }
}

extension AppReader {
  /// Whether a condition can ask for a value of a setting; if not, that is reported.
  fileprivate func hasValues(_ id: String, _ value: SourceValue) -> Bool {
    settings[id]?.kind == .choice || isToggle(id, value)
  }

  /// One of the options of a setting, which must have it if they are all known.
  fileprivate func option(_ value: SourceValue, of setting: SettingFacts?) -> String? {
    guard let option = session.text(value, expected: .reference(.option)) else { return nil }
    guard let setting, setting.isComplete, !setting.values.contains(option) else { return option }
    let meant = session.guess(for: option, among: setting.values)
    session.report(
      .unknownID, "names an unknown option '\(excerpt(option))' of this setting\(meant?.question() ?? "")",
      about: value,
      notes: [Diagnostic.Note("the setting is declared here", at: setting.span)],
      fixIt: meant.flatMap { session.replacing(value, with: $0) })
    return nil
  }

  /// Whether it looks like an option, where the setting in hand has none; that is reported.
  fileprivate func isOption(_ value: SourceValue) -> Bool {
    guard value.kind == .scalar, value.core == .string, TextPattern.identifier.matches(value.text),
      ReadingSession.flagWords[value.text] == nil, let id = settingInHand, let facts = settings[id],
      facts.kind == .toggle
    else { return false }
    session.report(
      .badValue, "is '\(excerpt(value.text))', but '\(id)' is a toggle: write true or false", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return true
  }

  /// Whether a setting is on or off at all; if not, that is reported.
  fileprivate func isToggle(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind, kind != .toggle else { return true }
    session.report(
      .badValue, "is '\(id)', which is a \(kind.noun): only a toggle is on or off", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }
}
