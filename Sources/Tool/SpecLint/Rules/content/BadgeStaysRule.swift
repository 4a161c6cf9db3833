import SpecDiagnostics
import SpecLanguage

struct BadgeStaysRule: LintRule {
  static let code: DiagnosticCode = "content/badge-stays"
  static let page = """
    A number on the icon goes away again.

    Why: a notification only ever sets the number. iOS does not remove it when people open the app or read everything,
    so a "1" stays for ever. Say when the app removes it with `policies.clear_badge`. iOS then also removes the app's
    notifications from Notification Center.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    + policies: { clear_badge: foreground }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          badge: 1️⃣1
          copy: { body: { en: "Hello" } }
    """

  /// A server may send 0 as well as any other number, and a spec does not say when.
  func check(_ spec: Spec) -> [Diagnostic] {
    let types = spec.notifications.filter { $0.push == nil }
    guard spec.policies.rule.clearBadge == .never, !types.contains(where: { $0.content.badge?.value == .number(0) })
    else {
      return []
    }
    return types.compactMap { type in
      type.content.badge.map { badge in
        finding(
          "'notifications.\(type.id)' sets a badge that nothing clears: set 'policies.clear_badge' to 'foreground'",
          at: badge.span)
      }
    }
  }
}
