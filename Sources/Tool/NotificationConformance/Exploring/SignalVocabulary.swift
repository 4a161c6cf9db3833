public import NotificationCivilTime
public import NotificationRules
public import SpecLanguage

/// What a search may say to an app, from its rules: the signals with what they carry, and what a device may be. Values are
/// few and close to what the rules ask about, so that they collide.
public struct SignalVocabulary: Sendable {
  /// What a parameter of a signal may be.
  public enum Values: Sendable, Hashable {
    case numbers(Set<Int>)
    /// One of those that a type with `per` tells apart.
    case item
    /// A moment; with each of these spans after now it is due about now.
    case moment(ahead: Set<TimeSpan>)
    case zone, time, times, weekdays, word
  }

  /// The parameters of each signal.
  public private(set) var signals: [String: [String: Values]] = [:]
  /// The signals of each type that is planned here.
  public private(set) var topics: [[String]] = []
  /// Dates that the rules name.
  public private(set) var dates: [CivilDate] = []
  public private(set) var devices: [DeviceFacts] = []
  private let rules: RuleTable

  /// - Parameter spec: Where the parameters of signals are declared; without one only those exist that the rules name.
  public init(_ rules: RuleTable, _ spec: Spec? = nil) {
    self.rules = rules
    for signal in spec?.signals ?? [] {
      signals[signal.id] = signal.parameters.reduce(into: [:]) { $0[$1.id] = Values($1.kind) }
    }
    for type in rules.types where !type.triggers.isEmpty {
      learn(type)
      topics.append(Array(Set(type.signals)).sorted())
    }
    let asked = rules.types.flatMap(\.allConditions).flatMap(\.devices)
    let versions = asked.flatMap { [$0.appVersion, $0.below] }.compactMap { $0 }
    for region in Set(asked.flatMap(\.regions) + ["FR"]).sorted() {
      for language in Set(asked.flatMap(\.languages) + ["fr"]).sorted() {
        for version in Set(versions + [AppVersion(0), AppVersion(99)]).sorted() {
          devices.append(DeviceFacts(region: region, language: language, appVersion: version))
        }
      }
    }
  }

  private mutating func learn(_ type: TypeRule) {
    for signal in type.signals where signals[signal] == nil { signals[signal] = [:] }
    for argument in type.arguments {
      if let source = argument.source { add(.numbers([0, 1, 2, 5]), source.signal, source.parameter) }
    }
    for signal in type.per?.signals ?? [] { set(.item, signal, type.per?.parameter) }
    for condition in type.allConditions { learn(condition) }
    for trigger in type.triggers { learn(trigger) }
    if let date = type.expires { dates.append(date) }
  }

  private mutating func learn(_ trigger: TriggerRule) {
    let signal = trigger.signal?.signal ?? trigger.series?.begins
    if let rule = trigger.signal { learn(rule.filter, of: rule.signal) }
    if case .parameter(let id) = trigger.zone { set(.zone, signal, id) }
    switch trigger.schedule {
    case .at(_, let parameter, let distance): add(.moment(ahead: [.zero - distance.rough]), signal, parameter)
    case .reached(_, let parameter, let values):
      add(.numbers(Set(values.flatMap { [$0 - 1, $0, $0 + 1] } + [0, 1])), signal, parameter)
    case .calendar(let rule):
      if case .on(let date) = rule.every { dates.append(date) }
      if case .statedWeekdays(let id) = rule.every { set(.weekdays, signal, id) }
      if case .stated(let id) = rule.time { set(.time, signal, id) }
      if case .statedTimes(let id) = rule.time { set(.times, signal, id) }
    case .after, .slotAfter, .location: break
    }
  }

  private mutating func learn(_ condition: ConditionRule) {
    switch condition {
    case .last(let signal, let test): learn(test, of: signal)
    case .happened(let rule, _, _): learn(rule.filter, of: rule.signal)
    case .any(let parts), .all(let parts): for part in parts { learn(part) }
    case .not(let part): learn(part)
    case .elapsed, .preference, .choice, .attribute, .device, .flag, .experiment: break
    }
  }

  /// Numbers around the one that is asked for.
  private mutating func learn(_ test: ValueTest?, of signal: String) {
    guard let test else { return }
    var bounds = [test.value]
    if let id = test.preference,
      case .number(let standard, let range)? = rules.preferences.first(where: { $0.id == id })?.kind
    {
      bounds = [standard, range.lowerBound, range.upperBound]
    }
    add(.numbers(Set(bounds.map { Int($0) }.flatMap { [$0 - 1, $0, $0 + 1] })), signal, test.parameter)
  }

  private mutating func set(_ values: Values, _ signal: String?, _ parameter: String?) {
    guard let signal, let parameter else { return }
    signals[signal, default: [:]][parameter] = values
  }

  /// Together with what is known of it from elsewhere.
  private mutating func add(_ values: Values, _ signal: String?, _ parameter: String) {
    guard let signal else { return }
    switch (signals[signal]?[parameter], values) {
    case (.numbers(let old), .numbers(let new)): set(.numbers(old.union(new)), signal, parameter)
    case (.moment(let old), .moment(let new)): set(.moment(ahead: old.union(new)), signal, parameter)
    default: set(values, signal, parameter)
    }
  }
}

extension SignalVocabulary.Values {
  /// Numbers of which no rule asks for any.
  private static let plain: Set<Int> = [0, 1, 2, 5, 21]

  /// Whether no rule asks for a certain value.
  public var isFree: Bool {
    switch self {
    case .numbers(let numbers): numbers == Self.plain
    case .word: true
    case .item, .moment, .zone, .time, .times, .weekdays: false
    }
  }

  fileprivate init(_ kind: ParameterItem.Kind) {
    switch kind {
    case .int, .double, .percent, .decimal, .money: self = .numbers(Self.plain)
    case .string: self = .word
    case .instant: self = .moment(ahead: [])
    case .time: self = .time
    case .times: self = .times
    case .weekdays: self = .weekdays
    }
  }
}

extension Distance {
  /// To about an hour for one in days.
  fileprivate var rough: TimeSpan {
    switch self {
    case .span(let range): range.lowerBound
    case .days(let days, _): .days(days)
    }
  }
}

extension ConditionRule {
  fileprivate var devices: [DeviceRule] {
    switch self {
    case .device(let rule): [rule]
    case .any(let parts), .all(let parts): parts.flatMap(\.devices)
    case .not(let part): part.devices
    case .elapsed, .last, .happened, .preference, .choice, .attribute, .flag, .experiment: []
    }
  }
}
