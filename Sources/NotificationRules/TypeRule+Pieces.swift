public import NotificationCivilTime
public import NotificationTerms

/// A rule written down piece by piece, as generated Swift does it, with ids as static texts.
///
/// What the optimizer makes of a `String` literal, of an array literal and of an initializer with many defaults takes it
/// five times as long as the rest of a rule. So the pieces need none of these, and none of them is put into its callers.
extension TypeRule {
  /// A type without triggers, conditions and texts, to be followed by them.
  @inline(never)
  public init(id: StaticString, priority: Int, onCap: OnCap, target: StaticString) {
    self.init(
      id.description, priority: priority, onCap: onCap, target: target.description, triggers: [], copy: [])
  }

  /// One more way in which it comes about.
  @inline(never)
  public consuming func trigger(_ trigger: TriggerRule) -> TypeRule {
    triggers.append(trigger)
    return self
  }

  /// One more condition that must hold.
  @inline(never)
  public consuming func condition(_ condition: ConditionRule) -> TypeRule {
    conditions.append(condition)
    return self
  }

  @inline(never)
  public consuming func repeats(_ rule: RepeatRule) -> TypeRule {
    repeatAfter = rule
    return self
  }

  @inline(never)
  public consuming func combined(as name: StaticString) -> TypeRule {
    combine = name.description
    return self
  }

  @inline(never)
  public consuming func expires(on date: CivilDate) -> TypeRule {
    expires = date
    return self
  }

  @inline(never)
  public consuming func interruptionLevel(_ level: InterruptionLevel) -> TypeRule {
    interruptionLevel = level
    return self
  }

  @inline(never)
  public consuming func content(_ rule: ContentRule) -> TypeRule {
    content = rule
    return self
  }

  @inline(never)
  public consuming func copy(_ rules: [TextRule]) -> TypeRule {
    copy = rules
    return self
  }

  @inline(never)
  public consuming func push(_ rule: PushRule) -> TypeRule {
    push = rule
    return self
  }
}

extension TriggerRule {
  @inline(never)
  public static func calendar(_ rule: CalendarRule) -> TriggerRule { TriggerRule("calendar", .calendar(rule)) }

  /// At once.
  @inline(never)
  public static func after(_ signal: StaticString) -> TriggerRule {
    .after(signal, from: .zero, to: .zero)
  }

  /// So long after each signal.
  @inline(never)
  public static func after(_ signal: StaticString, delay: TimeSpan) -> TriggerRule {
    .after(signal, from: delay, to: delay)
  }

  /// A window after each signal, both ends included; a longest delay below the shortest is taken for it.
  @inline(never)
  public static func after(_ signal: StaticString, from shortest: TimeSpan, to longest: TimeSpan) -> TriggerRule {
    TriggerRule("after", .after(SignalRule(signal.description), delay: shortest...max(shortest, longest)))
  }

  @inline(never)
  public static func slotAfter(_ signal: StaticString, atLeast span: TimeSpan) -> TriggerRule {
    TriggerRule("slot_after", .slotAfter(SignalRule(signal.description), atLeast: span))
  }

  /// Under another name than that of its kind.
  @inline(never)
  public consuming func named(_ name: StaticString) -> TriggerRule {
    self.name = name.description
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

  @inline(never)
  public static func happened(_ signal: StaticString, since: HappenedSince) -> ConditionRule {
    .happened(SignalRule(signal.description), since: since)
  }
}
