import SpecDiagnostics
import SpecLanguage

struct SignalOfAllRule: LintRule {
  static let code: DiagnosticCode = "scheduling/signal-of-all"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type -> [Diagnostic] in
      guard let value = type.per?.parameter.value else { return [] }
      return type.allConditions.flatMap { $0.signals(isNegated: false) }.compactMap { asked, isNegated in
        // One without any id is about the person: whoever has paid needs none of the reminders.
        guard let signal = spec.signals.first(where: { $0.id == asked.value }), signal.parameter(value) == nil,
          let other = signal.parameters.first(where: \.isID)
        else { return nil }
        return finding(
          "'\(signal.id)' has '\(other.id)' and no '\(value)', so one of them counts for every '\(value)' of "
            + "'notifications.\(type.id)'\(isNegated ? " and keeps all of them back" : ""): let it carry '\(value)' too",
          at: asked.span)
      }
    }
  }
}

extension ConditionItem {
  /// The signals that it asks about, and whether an odd number of `not` is around each.
  fileprivate func signals(isNegated: Bool) -> [(Located<String>, Bool)] {
    switch form {
    case .happened(let item): [(item.signal, isNegated)]
    case .last(let item): [(item.signal, isNegated)]
    case .elapsed(let item): [item.since, item.orSince].compactMap(\.self).map { ($0, isNegated) }
    case .any(let parts), .all(let parts): parts.flatMap { $0.signals(isNegated: isNegated) }
    case .not(let part): part.signals(isNegated: !isNegated)
    case .preference, .attribute, .device, .flag, .experiment: []
    }
  }
}
