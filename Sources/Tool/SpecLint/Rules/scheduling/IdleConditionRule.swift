import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleConditionRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-condition"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.flatMap { type -> [Diagnostic] in
      let found = type.triggers.map { trigger -> [Diagnostic] in
        implied((type.conditions + trigger.conditions).flatMap(\.parts), type)
          + sameSince((type.conditions + trigger.conditions).flatMap(\.parts), type)
          + alwaysTrue(of: trigger, type, mayWait: spec.mayHoldBack(type))
      }
      guard found.count > 1, found.contains(where: { !$0.isEmpty }) else { return found.first ?? [] }
      // A condition of the type may make a difference for one trigger only.
      let shared = type.conditions.flatMap(\.parts).map(\.span)
      return found.flatMap { $0 }.filter { finding in
        !shared.contains(finding.span) || found.allSatisfy { $0.contains { $0.span == finding.span } }
      }
    }.uniqued
  }

  private func implied(_ conditions: [ConditionItem], _ type: NotificationItem) -> [Diagnostic] {
    conditions.enumerated().compactMap { number, condition in
      let other = conditions.enumerated().first { place, other in
        // Of two that say the same the second one is idle.
        place != number && other.rule.implies(condition.rule) && (place < number || !condition.rule.implies(other.rule))
      }
      return other.map {
        finding(
          "'notifications.\(type.id)': this condition changes nothing, because it is true whenever another one is",
          at: condition.span, notes: [Diagnostic.Note("the other condition is here", at: $0.element.span)])
      }
    }
  }

  /// Two times the same signal to count from.
  private func sameSince(_ conditions: [ConditionItem], _ type: NotificationItem) -> [Diagnostic] {
    conditions.compactMap { condition in
      guard case .elapsed(let item) = condition.form, let other = item.orSince, other.value == item.since.value else {
        return nil
      }
      return finding(
        "'notifications.\(type.id)': 'or_since' changes nothing, because it names the same signal as 'since'",
        at: other.span)
    }
  }

  private func alwaysTrue(of trigger: TriggerItem, _ type: NotificationItem, mayWait: Bool) -> [Diagnostic] {
    (type.conditions + trigger.conditions).flatMap(\.parts).filter {
      $0.rule.isAlwaysTrue || trigger.rule.truth(of: $0.rule, mayWait: mayWait) == true
    }.map {
      finding(
        "'notifications.\(type.id)': this condition changes nothing, because "
          + ($0.rule.isAlwaysTrue ? "one of its parts is always true" : "the signal of the trigger makes it true"),
        at: $0.span, notes: $0.rule.isAlwaysTrue ? [] : [Diagnostic.Note("the trigger is here", at: trigger.span)])
    }
  }
}

extension ConditionRule {
  /// Whether it is `any` of a condition and its opposite.
  fileprivate var isAlwaysTrue: Bool {
    guard case .any(let parts) = self else { return false }
    return parts.contains { part in part.isAlwaysTrue || parts.contains { ConditionRule.not(part).implies($0) } }
  }
}
