import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleFromRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-from"
  static let page = """
    `from` is for notifications that can wait.

    Why: `from` says what a newer signal means while an earlier notification waits. What is due at once waits only if
    quiet hours hold it, a cap defers it, or it has a `window`; otherwise every signal has a notification of its own,
    whatever `from` says.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals: { cart_changed: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        cart:
          summary: "The cart waits."
          target: home
    -     trigger: { after: { signal: cart_changed, delay: 0m, from: 1️⃣last } }
    +     trigger: { after: { signal: cart_changed, delay: 2h, from: last } }
          copy: { body: { en: "Your cart" } }
    """

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
