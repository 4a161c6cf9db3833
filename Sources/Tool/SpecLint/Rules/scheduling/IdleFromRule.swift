import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleFromRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-from"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    // Quiet hours that cannot be read may hold it.
    !spec.isComplete
      ? []
      : spec.notifications.filter { !spec.mayHoldBack($0) }.flatMap { type in
        type.triggers.compactMap { trigger in
          guard trigger.rule.isAtOnce, case .after(let item) = trigger.schedule, item.from.value == .last else {
            return nil
          }
          return finding(
            "'notifications.\(type.id)' comes at once and never waits, so 'last' changes nothing: "
              + "give it a delay, or remove 'from'", at: item.from.span)
        }
      }
  }
}
