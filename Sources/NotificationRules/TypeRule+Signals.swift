extension TypeRule {
  /// The signals that its triggers and conditions name; some of them several times.
  public var signals: [String] {
    triggers.compactMap { $0.signal?.signal }
      + triggers.flatMap { trigger in trigger.series.map { [$0.begins] + ($0.ends.map { [$0] } ?? []) } ?? [] }
      + triggers.flatMap { $0.conditions.flatMap(\.signals) }
      + conditions.flatMap(\.signals) + (repeatAfter?.orWhen?.signals ?? []) + (followUp?.until?.signals ?? [])
      + arguments.compactMap { $0.source?.signal }
  }
}

extension ConditionRule {
  /// The signals that it looks at.
  public var signals: [String] {
    switch self {
    case .elapsed(let since, let orSince, _): [since] + (orSince.map { [$0] } ?? [])
    case .last(let signal, _): [signal]
    case .happened(let rule, .signal(let since), _): [rule.signal, since]
    case .happened(let rule, _, _): [rule.signal]
    case .any(let parts), .all(let parts): parts.flatMap(\.signals)
    case .not(let part): part.signals
    case .preference, .choice, .attribute, .device, .flag, .experiment: []
    }
  }
}
