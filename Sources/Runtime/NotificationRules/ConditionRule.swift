public import NotificationCivilTime
public import NotificationText

/// What must be true at the instant of delivery. A closed list, not an expression language.
public indirect enum ConditionRule: Sendable, Hashable {
  /// Real time since the newest `since`, or since the newest `orSince` if `since` never happened.
  /// False when neither ever did.
  case elapsed(since: String, orSince: String?, ElapsedTest)
  /// The newest signal of that name carries a value that passes.
  case last(signal: String, ValueTest)
  /// So many such signals, or more.
  case happened(SignalRule, since: HappenedSince, atLeast: Int = 1)
  /// A toggle has this value.
  case preference(String, is: Bool)
  /// A choice has this option.
  case choice(String, is: String)
  /// The newest value that the app has reported of an attribute.
  case attribute(String, is: String)
  case device(DeviceRule)
  /// A flag of the team is on.
  case flag(String)
  /// The installation is in this arm of an experiment.
  case experiment(String, is: String)
  case any([ConditionRule])
  case all([ConditionRule])
  case not(ConditionRule)
}

/// How much time must have passed.
public enum ElapsedTest: Sendable, Hashable {
  /// Exactly this long is not enough.
  case moreThan(TimeSpan)
  case atLeast(TimeSpan)
}

/// The moment from which signals count. A signal at exactly that instant but applied later counts.
public enum HappenedSince: Sendable, Hashable {
  case ever
  /// The signal that created the occurrence.
  case trigger
  /// The last delivery of the same type; all of history if there was none.
  case lastDelivery
  /// The newest signal of that name; all of history if there was none.
  case signal(String)
  /// The civil date of the instant at which the condition must hold, in the zone in force.
  case today
  /// So long before that instant; both ends count.
  case within(TimeSpan)
}

/// A signal by name, and, if given, only those whose parameter passes a test.
public struct SignalRule: Sendable, Hashable {
  public var signal: String
  public var filter: ValueTest?

  public init(_ signal: String, where filter: ValueTest? = nil) {
    self.signal = signal
    self.filter = filter
  }
}

/// A comparison of a number that a signal carries. A missing parameter passes no test.
public struct ValueTest: Sendable, Hashable {
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case above
    case atLeast = "at_least"
    case below
    case atMost = "at_most"
    case equals
  }

  public var parameter: String
  public var comparison: Comparison
  public var value: Double
  /// The setting whose number takes the place of `value`.
  public var preference: String?

  public init(_ parameter: String, _ comparison: Comparison, _ value: Double) {
    self.parameter = parameter
    self.comparison = comparison
    self.value = value
  }

  public init(_ parameter: String, _ comparison: Comparison, preference: String) {
    self.init(parameter, comparison, 0)
    self.preference = preference
  }

  /// `above` and `below` exclude the value itself.
  public func passes(_ number: Double) -> Bool {
    switch comparison {
    case .above: number > value
    case .atLeast: number >= value
    case .below: number < value
    case .atMost: number <= value
    case .equals: number == value
    }
  }
}

/// A value that a signal or an analytics event carries.
public enum ParameterValue: Sendable, Hashable, CustomStringConvertible {
  case int(Int)
  case double(Double)
  case string(String)

  public var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .string: nil
    }
  }

  /// ASCII digits without grouping, in every locale.
  public var description: String {
    switch self {
    case .int(let value): String(value)
    case .double(let value): value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let value): value
    }
  }
}

extension LinkTable {
  /// The screen that a link opens, with its values by the ids of the parameters.
  ///
  /// - Parameter parameters: Those of a screen.
  /// - Returns: Nil when it opens none, or when a value is missing or mistyped that the screen needs.
  public func screen(
    of link: String, with parameters: (String) -> [LinkParameter]
  ) -> (id: String, parameters: [String: ParameterValue])? {
    guard let found = screen(of: link), let values = found.values.values(of: parameters(found.id)) else { return nil }
    return (found.id, values.mapValues { ParameterValue($0) })
  }
}

extension ParameterValue {
  /// What a link or a payload carries.
  public init(_ value: LinkParameter.Value) {
    switch value {
    case .text(let text): self = .string(text)
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    }
  }
}
