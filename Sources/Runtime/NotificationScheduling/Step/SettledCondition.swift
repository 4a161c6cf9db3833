import NotificationCivilTime
import NotificationRules

/// The result of a condition for the whole of one plan, in which no signal comes in and no setting changes: a plan
/// evaluates the same conditions for every occurrence, and most answers differ only by the instant.
enum SettledCondition {
  case holds
  case fails
  /// True later than this.
  case after(Instant)
  /// True at this instant and later.
  case from(Instant)
  /// Only the occurrence decides.
  case open
}

extension Step {
  /// The conditions of every trigger in the order of `CompiledType.firstCondition`. Only calendar dates are numerous;
  /// what is asked once is not computed in advance, nor is anything that a gate blocks.
  ///
  /// - Parameter gates: What gates all planning, by type.
  func settledConditions(_ gates: [OutcomeReason?]) -> [SettledCondition] {
    var settled = [SettledCondition](repeating: .open, count: scheduler.conditionCount)
    for (index, type) in scheduler.types.enumerated() where gates[index] == nil {
      // What is known of a value differs from one to the next.
      for trigger in type.conditions.indices where type.isCalendar[trigger] && type.rule.per == nil {
        let first = type.firstCondition[trigger]
        for (place, condition) in type.conditions[trigger].enumerated() { settled[first + place] = settle(condition) }
      }
    }
    return settled
  }

  private func settle(_ condition: ConditionRule) -> SettledCondition {
    switch condition {
    case .elapsed(let since, let orSince, let test):
      guard let start = state.signals.newest(since) ?? orSince.flatMap({ state.signals.newest($0) }) else {
        return .fails
      }
      switch test {
      case .moreThan(let span):
        return has(.moreThanIncludes) ? .from(start.instant + span) : .after(start.instant + span)
      case .atLeast(let span):
        return has(.atLeastExcludes) ? .after(start.instant + span) : .from(start.instant + span)
      }
    case .happened(_, .trigger, _), .happened(_, .lastDelivery, _), .happened(_, .today, _), .happened(_, .within, _):
      return .open
    case .any(let parts), .all(let parts): return parts.allSatisfy(isSettled) ? constant(condition) : .open
    case .not(let part): return isSettled(part) ? constant(condition) : .open
    case .last, .preference, .choice, .attribute, .device, .flag, .experiment, .happened: return constant(condition)
    }
  }

  private func isSettled(_ condition: ConditionRule) -> Bool {
    switch settle(condition) {
    case .holds, .fails: true
    case .after, .from, .open: false
    }
  }

  /// The answer of a condition that does not depend on the occurrence.
  private func constant(_ condition: ConditionRule) -> SettledCondition {
    holds(condition, ConditionSubject(type: "", instant: now.instant)) ? .holds : .fails
  }
}

extension Planner {
  /// Whether all conditions of a trigger, and of its type, hold at an instant.
  ///
  /// - Parameter subject: As in `Step.conditionsHold`; few conditions ask for it, and it is large.
  func conditionsHold(at trigger: TriggerPlace, _ instant: Instant, _ subject: () -> ConditionSubject) -> Bool {
    let compiled = scheduler.types[trigger.type]
    let first = compiled.firstCondition[trigger.trigger]
    for place in first..<compiled.firstCondition[trigger.trigger + 1] {
      switch settled[place] {
      case .holds: continue
      case .fails: return false
      case .after(let start): if instant <= start { return false }
      case .from(let start): if instant < start { return false }
      case .open: if !step.holds(compiled.conditions[trigger.trigger][place - first], subject()) { return false }
      }
    }
    return true
  }
}
