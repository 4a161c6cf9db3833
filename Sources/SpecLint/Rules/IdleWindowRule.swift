import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-window"
  static let page = """
    The window of a type keeps something out.

    Why: a type that is always due at 12:00 comes at 12:00, with or without a window from 10:00 to 20:00. It looks like a
    rule and has no effect.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
    -     1️⃣window: { from: "10:00", to: "20:00" }
          trigger: { calendar: { every: day, time: "12:00" } }
          copy: { body: { en: "Hi" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    return spec.notifications.compactMap { type in
      guard let window = type.window, !type.triggers.isEmpty, type.followUp == nil,
        spec.policies.rules.allSatisfy({ policies in
          type.triggers.map { $0.rule.times(in: policies) }
            .allSatisfy { !$0.isEmpty && $0.allSatisfy(window.rule.contains) }
            && (type.onCap != .defer || window.rule.contains(policies.slot)) && policies.quietHours == nil
        })
      else { return nil }
      return finding(
        "'notifications.\(type.id).window' has no effect: the type is only due at times inside it", at: window.span)
    }
  }
}
