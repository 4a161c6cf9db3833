public import NotificationCivilTime

/// Triggers and conditions written the way generated Swift does it, with ids as static texts; see `RuleRows`.
extension TriggerRule {
  @inline(never)
  public static func calendar(_ rule: CalendarRule) -> TriggerRule { TriggerRule("calendar", .calendar(rule)) }

  /// At once.
  @inline(never)
  public static func after(_ signal: StaticString) -> TriggerRule {
    .after(signal, from: .zero, to: .zero)
  }

  /// This long after each signal.
  @inline(never)
  public static func after(_ signal: StaticString, delay: TimeSpan) -> TriggerRule {
    .after(signal, from: delay, to: delay)
  }

  /// A window after each signal, both ends included; a longest delay below the shortest counts as the shortest.
  @inline(never)
  public static func after(_ signal: StaticString, from shortest: TimeSpan, to longest: TimeSpan) -> TriggerRule {
    TriggerRule("after", .after(SignalRule(signal.description), delay: shortest...max(shortest, longest)))
  }

  /// So many dates after each signal, at a time of day.
  @inline(never)
  public static func after(_ signal: StaticString, days: Int, at time: WallClockTime) -> TriggerRule {
    TriggerRule("after", .after(SignalRule(signal.description), delay: .days(days, at: time)))
  }

  /// For `after`: what a signal means while the notification of an earlier one waits.
  @inline(never)
  public consuming func from(_ counted: CountedSignal) -> TriggerRule {
    if case .after(let signal, let delay, _) = schedule { schedule = .after(signal, delay: delay, from: counted) }
    return self
  }

  @inline(never)
  public static func slotAfter(_ signal: StaticString, atLeast span: TimeSpan) -> TriggerRule {
    TriggerRule("slot_after", .slotAfter(SignalRule(signal.description), atLeast: span))
  }

  /// With a different name than its kind.
  @inline(never)
  public consuming func named(_ name: StaticString) -> TriggerRule {
    self.name = name.description
    return self
  }

  /// Its dates and times are those of a zone, wherever the device is.
  @inline(never)
  public consuming func zoned(_ zone: ZoneSource) -> TriggerRule {
    self.zone = zone
    return self
  }

  /// Its dates begin with a signal, and may end with another.
  @inline(never)
  public consuming func begun(by signal: StaticString, endedBy end: StaticString? = nil) -> TriggerRule {
    series = SeriesRule(begins: signal.description, ends: end?.description)
    return self
  }

  /// One more condition that must hold for this trigger.
  @inline(never)
  public consuming func condition(_ condition: ConditionRule) -> TriggerRule {
    conditions.append(condition)
    return self
  }
}

extension ConditionRule {
  @inline(never)
  public static func elapsed(since signal: StaticString, moreThan span: TimeSpan) -> ConditionRule {
    .elapsed(since: signal.description, orSince: nil, .moreThan(span))
  }

  @inline(never)
  public static func elapsed(
    since signal: StaticString, orSince other: StaticString, moreThan span: TimeSpan
  ) -> ConditionRule {
    .elapsed(since: signal.description, orSince: other.description, .moreThan(span))
  }

  @inline(never)
  public static func elapsed(since signal: StaticString, atLeast span: TimeSpan) -> ConditionRule {
    .elapsed(since: signal.description, orSince: nil, .atLeast(span))
  }

  @inline(never)
  public static func elapsed(
    since signal: StaticString, orSince other: StaticString, atLeast span: TimeSpan
  ) -> ConditionRule {
    .elapsed(since: signal.description, orSince: other.description, .atLeast(span))
  }

  /// The newest signal of that name carries a value that passes.
  @inline(never)
  public static func last(
    _ signal: StaticString, _ parameter: StaticString, _ comparison: ValueTest.Comparison, _ value: Double
  ) -> ConditionRule {
    .last(signal: signal.description, ValueTest(parameter.description, comparison, value))
  }

  /// The same with the number that the user has set.
  @inline(never)
  public static func last(
    _ signal: StaticString, _ parameter: StaticString, _ comparison: ValueTest.Comparison, preference: StaticString
  ) -> ConditionRule {
    .last(
      signal: signal.description,
      ValueTest(parameter.description, comparison, preference: preference.description))
  }

  @inline(never)
  public static func happened(_ signal: StaticString, since: HappenedSince) -> ConditionRule {
    .happened(SignalRule(signal.description), since: since)
  }

  @inline(never)
  public static func happened(_ signal: StaticString, since: HappenedSince, atLeast: Int) -> ConditionRule {
    .happened(SignalRule(signal.description), since: since, atLeast: atLeast)
  }
}
