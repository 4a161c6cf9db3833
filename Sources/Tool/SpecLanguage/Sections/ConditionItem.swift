import NotificationCivilTime
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

  /// What begins what it is a condition of, so that there is a moment to count from.
  enum Moment {
    /// A signal, or something that nobody knows.
    case signal
    /// A date or a place.
    case date
    /// Nothing: it belongs to no type.
    case none
  }

  public let form: Form
  public let span: SourceSpan

  private static let kinds = [
    "elapsed", "last", "happened", "preference", "attribute", "device", "flag", "experiment", "any", "all", "not",
  ]

  public static let keys = SectionKeys<Self>(
    "condition", doc: "Something that must be true at the moment of delivery.",
    choices: [KeyChoice(kinds, required: true)], elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let bare = "a condition has no such word around it: what is inside is the condition"
    let value = "the value of a setting is in 'preference: { id: …, is: … }'"
    let hours = "the only hours in which a type comes are its 'window', beside 'conditions'"
    let days = "days of the week are in the trigger, such as 'calendar: { weekdays: [saturday, sunday] }'"
    let device =
      "what the device is, is in 'device', such as 'device: { region: [DE] }' or 'device: { language: [de] }'"
    let version = "the version of the app is in 'device', such as 'device: { app_version: { at_least: \"5.2\" } }'"
    let reported = "conditions ask about signals, so let the app report a signal, and write 'happened: …'"
    let pause = "for a pause after a delivery of this type write 'repeat_after: { days: … }', beside 'conditions'"
    let permission = "without the permission nothing comes, so no condition asks for it: leave it out"
    return [
      "if": bare, "when": bare, "only_if": bare, "where": bare, "condition": bare, "is": value, "time": hours,
      "time_of_day": hours, "hours": hours, "window": hours, "between": hours, "weekday": days, "weekdays": days,
      "day": days, "days": days, "country": device, "region": device, "language": device, "locale": device,
      "app_version": version, "version": version, "opened": reported, "tapped": reported, "clicked": reported,
      "signed_in": reported, "logged_in": reported, "delivered": pause, "sent": pause, "received": pause,
      "permission": permission, "permissions": permission, "authorization": permission,
    ]
  }()

  public init(_ read: KeyReader<Self>) { self.init(read, at: .signal) }

  fileprivate init(_ read: KeyReader<Self>, at moment: Moment) {
    // Of several nobody knows which one counts.
    read.check { mapping, _ in if mapping.chosen(Self.kinds) == nil { read.leaveUnread() } }
    let elapsed = read(
      "elapsed", \.elapsed, .section, doc: "This much time has passed since a signal.",
      example: "{ since: photos_cleaned, more_than: 24h }")
    let last = read(
      "last", \.last, .section, doc: "The latest signal carries a certain value.",
      example: "{ signal: storage_analyzed, parameter: used_percent, above: 90 }")
    let happened = read(
      "happened", \.happened, .happened(at: moment), doc: "A certain signal came.", example: "subscription_bought")
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
      "any", \.any, many: .conditions(at: moment, notEmpty: "lists no condition"),
      doc: "At least one of these is true.",
      example: "[{ happened: … }, { elapsed: … }]")
    let all = read(
      "all", \.all, many: .conditions(at: moment, notEmpty: "lists no condition"), doc: "All of these are true.",
      example: "[{ happened: … }, { elapsed: … }]")
    let not = read(
      "not", \.not, .condition(at: moment), doc: "This is not true.", example: "{ happened: subscription_bought }")
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
    "elapsed-condition", doc: "Real time since the latest signal. False when there was none.",
    choices: [KeyChoice(["more_than", "at_least"], required: true)], elsewhere: elsewhere)

  private static let elsewhere: [String: String] = Dictionary(
    ["less_than", "at_most", "before", "below", "within", "under", "fewer_than", "max"].map {
      (
        $0,
        "what is less long ago is 'happened: { signal: …, within: 24h }'; with 'not' around 'elapsed' it is also true "
          + "if the signal never came"
      )
    }, uniquingKeysWith: { first, _ in first })

  public init(_ read: KeyReader<Self>) {
    since = read("since", \.since, .passedSignal, doc: "The signal.", example: "photos_cleaned")
    orSince = read(
      "or_since", \.orSince, .passedSignal,
      doc: "The signal to count from if the first one never happened.", example: "onboarding_completed")
    let moreThan = read(
      "more_than", \.moreThan, .duration, doc: "Longer than this; exactly this long is not enough.", example: "24h")
    let atLeast = read("at_least", \.atLeast, .duration, doc: "This long or longer.", example: "24h")
    test = moreThan.map { .moreThan($0) } ?? .atLeast(atLeast ?? .zero)
  }
}

extension KeyType where Value == String {
  /// A signal, and no other moment.
  fileprivate static var passedSignal: Self {
    let signal = Self.reference(to: .signal)
    return Self(
      signal.shape, sample: signal.sample(), resolve: signal.resolve,
      read: { written in
        let value = written.value
        guard value.kind == .scalar, ItemKind.signal.reservedIDs.contains(value.text) else {
          return signal.read(written)
        }
        let advice =
          switch value.text {
          case "last_delivery":
            ": for a pause since the last delivery of the type write 'repeat_after' beside 'conditions'"
          case "trigger": ": the wait after the signal of the trigger is in the trigger"
          default: ": for what came on this date write 'happened: { signal: …, since: today }'"
          }
        written.session.report(
          .badValue, "is '\(value.text)', but 'elapsed' counts from a signal\(advice)", about: value)
        return nil
      })
  }
}

extension KeyType where Value == ConditionItem {
  /// A condition inside another one, or beside a wait.
  static func condition(at moment: ConditionItem.Moment) -> Self {
    Self(
      .recursive("condition"), sample: ConditionItem.keys.absent(at: SourceSpan(startOf: "")),
      resolve: { $0.resolved },
      read: { ConditionItem.keys.read($0, making: { ConditionItem($0, at: moment) }) })
  }
}

extension KeyType where Value == [ConditionItem] {
  static func conditions(at moment: ConditionItem.Moment, notEmpty: String? = nil) -> Self {
    let shape = ValueShape.list(of: .recursive("condition"))
    return Self(
      shape, sample: [], resolve: { $0.isEmpty ? nil : .list($0.map(\.resolved)) },
      read: { written in
        guard let items = written.items(expected: shape) else { return nil }
        if items.isEmpty, let notEmpty { written.session.report(.badValue, notEmpty, about: written.value) }
        return items.compactMap { ConditionItem.keys.read($0, making: { ConditionItem($0, at: moment) }) }
      })
  }
}
