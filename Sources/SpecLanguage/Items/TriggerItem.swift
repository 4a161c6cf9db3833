public import NotificationCivilTime
public import NotificationRules
public import SpecDiagnostics

/// `trigger`, or one entry of `triggers`.
public struct TriggerItem: Sendable, Hashable {
  /// Where the parts of a case are many they are in an object of their own: all triggers would be as large as they are if
  /// these stood in place.
  public enum Schedule: Sendable, Hashable {
    /// Without a time it is the slot of the policies.
    indirect case calendar(every: Located<CalendarRule.Period>, time: Located<CalendarRule.Time>?)
    case after(SignalMatch, earliest: TimeSpan, latest: TimeSpan)
    case slotAfter(SignalMatch, atLeast: TimeSpan)
    /// So long before the instant in a parameter of the signal.
    indirect case at(SignalMatch, parameter: Located<String>, before: TimeSpan)
    /// When a number of the signal first reaches one of the values.
    indirect case reached(SignalMatch, parameter: Located<String>, values: [Located<Int>])
    indirect case location(LocationItem)
  }

  /// As named under `triggers`, else the kind: `calendar`, `after`, `slot_after`, `at`, `reached`, `location`.
  public var name: String
  public var span: SourceSpan
  public var schedule: Schedule
  public var conditions: [ConditionItem]

  public init(name: String, span: SourceSpan, schedule: Schedule, conditions: [ConditionItem]) {
    self.name = name
    self.span = span
    self.schedule = schedule
    self.conditions = conditions
  }

  /// The signal that creates its occurrences, if one does.
  public var signal: SignalMatch? {
    switch schedule {
    case .calendar, .location: nil
    case .after(let match, _, _), .slotAfter(let match, _), .at(let match, _, _), .reached(let match, _, _): match
    }
  }

  /// Whether `signal` is one, without making a copy of it.
  public var hasSignal: Bool {
    switch schedule {
    case .calendar, .location: false
    case .after, .slotAfter, .at, .reached: true
    }
  }

  /// Settings that say when it is due, with the places that name them.
  public var preferences: [Located<String>] {
    guard case .calendar(let every, let time) = schedule else { return [] }
    var ids: [Located<String>] = []
    if case .preference(let id) = every.value { ids.append(Located(id, at: every.span)) }
    if let time, case .preference(let id) = time.value { ids.append(Located(id, at: time.span)) }
    return ids
  }
}

/// A place on the map whose border the device crosses.
public struct LocationItem: Sendable, Hashable {
  /// In degrees.
  public var latitude: Located<Double>
  /// In degrees.
  public var longitude: Located<Double>
  /// In metres.
  public var radius: Located<Double>
  public var onEntry: Bool
  public var onExit: Bool

  public init(
    latitude: Located<Double>, longitude: Located<Double>, radius: Located<Double>, onEntry: Bool, onExit: Bool
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
    self.onEntry = onEntry
    self.onExit = onExit
  }

  public var rule: LocationRule {
    LocationRule(
      latitude: latitude.value, longitude: longitude.value, radius: radius.value, onEntry: onEntry, onExit: onExit)
  }
}
