public import NotificationCivilTime
import NotificationConformance
import NotificationRules
public import SpecLanguage

/// What may happen to an app in a search, from its rules.
public struct Alphabet: Sendable {
  struct Parameter: Sendable {
    var id: String
    var kind: ParameterItem.Kind
    var isOptional: Bool
    var values: SignalVocabulary.Values
  }

  let rules: RuleTable
  /// By the id of the signal, in the order of ids.
  let signals: [(id: String, parameters: [Parameter])]
  /// The signals of each type that is planned on the device.
  let topics: [[String]]
  /// The signals of all types that share a cap.
  let crowds: [[String]]
  let devices: [DeviceFacts]
  /// What may happen besides.
  let device: DeviceVocabulary
  /// Dates that the rules name.
  let dates: [CivilDate]
  /// Values of types with `per`.
  let items: [String]
  /// Times of day at which something begins or ends, or is due.
  let times: [WallClockTime]
  /// Spans after which something is due, or a limit ends.
  let spans: [TimeSpan]
  /// The zones of the search, and those that the rules name.
  let zones: [String: ZoneRules]

  /// - Parameter zone: The rules of a zone; nil for a name that is none.
  public init(_ spec: Spec, zone: (String) -> ZoneRules?) {
    let rules = spec.ruleTable
    self.rules = rules
    let vocabulary = SignalVocabulary(rules, spec)
    let declared = Dictionary(
      spec.signals.map { ($0.id, $0.parameters) }, uniquingKeysWith: { first, _ in first })
    signals = vocabulary.signals.sorted { $0.key < $1.key }.map { id, values in
      let parameters = (declared[id] ?? []).compactMap { item in
        values[item.id].map { Parameter(id: item.id, kind: item.kind, isOptional: item.isOptional, values: $0) }
      }
      return (id, parameters)
    }
    topics = vocabulary.topics.filter { !$0.isEmpty }
    crowds = rules.crowds
    devices = vocabulary.devices
    device = DeviceVocabulary(spec)
    dates = vocabulary.dates
    let isNumbered = signals.flatMap(\.parameters).contains { parameter in
      if case .item = parameter.values { parameter.kind != .string } else { false }
    }
    // A type that keeps few of them apart is told of one more.
    let keepsTwo = rules.types.contains { $0.per?.atMost == 2 }
    items = Array((isNumbered ? ["1", "2", "3"] : ["a", "b", "c"]).prefix(keepsTwo ? 3 : 2))
    times = Self.times(of: rules)
    spans = Self.spans(of: rules)
    var zones: [String: ZoneRules] = [:]
    for name in Places.names + Self.zones(of: rules) { zones[name] = zone(name) }
    self.zones = zones
  }

  /// The toggles that switch the types of these signals, or that their conditions ask about.
  func toggles(of topic: [String]) -> [String] {
    let types = rules.types.filter { Set($0.signals) == Set(topic) }
    return rules.preferences.filter { setting in
      guard case .toggle = setting.kind else { return false }
      return types.contains { type in
        setting.controls(type.id) || type.allConditions.contains { $0.asks(about: setting.id) }
      }
    }.map(\.id)
  }

  private static func zones(of rules: RuleTable) -> [String] {
    let named = rules.types.flatMap { $0.triggers.map(\.zone) + $0.arguments.map(\.zone) }
    return named.compactMap { if case .fixed(let name)? = $0 { name } else { nil } }
  }

  private static func times(of rules: RuleTable) -> [WallClockTime] {
    var times: Set<WallClockTime> = [.midnight, rules.policies.slot]
    if let quiet = rules.quietHours(moved: [:]) { times.formUnion([quiet.from, quiet.to]) }
    for type in rules.types {
      if let window = type.window { times.formUnion([window.from, window.to]) }
      for trigger in type.triggers {
        switch trigger.schedule {
        case .calendar(let rule):
          switch rule.time {
          case .fixed(let time): times.insert(time)
          case .several(let several): times.formUnion(several)
          case .slot, .preference, .chosenTimes, .stated, .statedTimes: break
          }
        case .after(_, .days(_, let time), _), .at(_, _, .days(_, let time)): times.insert(time)
        case .after, .slotAfter, .at, .reached, .location: break
        }
      }
    }
    for setting in rules.preferences {
      switch setting.kind {
      case .time(let time): times.insert(time)
      case .times(let several, _): times.formUnion(several)
      case .toggle, .choice, .weekdays, .number: break
      }
    }
    return times.sorted()
  }

  private static func spans(of rules: RuleTable) -> [TimeSpan] {
    var spans: Set<TimeSpan> = [.minutes(1), .hours(1), .days(1)]
    for cap in rules.policies.caps {
      switch cap.window {
      case .span(let span): spans.insert(span)
      case .calendarWeek: spans.insert(.days(7))
      case .rollingDay, .calendarDay: break
      }
    }
    for type in rules.types {
      if let pause = type.repeatAfter { spans.insert(.days(pause.days)) }
      if let again = type.followUp { spans.insert(again.every) }
      for trigger in type.triggers {
        switch trigger.schedule {
        case .after(_, .span(let range), _): spans.formUnion([range.lowerBound, range.upperBound])
        case .slotAfter(_, let span): spans.insert(span)
        case .after, .at, .reached, .calendar, .location: break
        }
      }
      for condition in type.allConditions { spans.formUnion(condition.spans) }
    }
    return spans.filter { $0 > .zero && $0 <= .days(60) }.sorted()
  }
}

extension ConditionRule {
  fileprivate func asks(about setting: String) -> Bool {
    switch self {
    case .preference(setting, _): true
    case .any(let parts), .all(let parts): parts.contains { $0.asks(about: setting) }
    case .not(let part): part.asks(about: setting)
    case .preference, .elapsed, .last, .happened, .choice, .attribute, .device, .flag, .experiment: false
    }
  }

  fileprivate var spans: [TimeSpan] {
    switch self {
    case .elapsed(_, _, .moreThan(let span)), .elapsed(_, _, .atLeast(let span)): [span]
    case .happened(_, .within(let span), _): [span]
    case .any(let parts), .all(let parts): parts.flatMap(\.spans)
    case .not(let part): part.spans
    case .last, .happened, .preference, .choice, .attribute, .device, .flag, .experiment: []
    }
  }
}
