extension TypeRule {
  /// Whatever it asks about, before it comes and afterwards.
  public var allConditions: [ConditionRule] {
    conditions + triggers.flatMap(\.conditions) + [repeatAfter?.orWhen, followUp?.until].compactMap(\.self)
  }

  /// The signals that its triggers and conditions name; some of them several times.
  public var signals: [String] {
    triggers.compactMap { $0.signal?.signal } + triggers.flatMap { $0.series?.signals ?? [] }
      + allConditions.flatMap(\.signals)
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
