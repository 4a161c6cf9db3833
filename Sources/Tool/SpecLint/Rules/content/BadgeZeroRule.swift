import SpecDiagnostics
import SpecLanguage

struct BadgeZeroRule: LintRule {
  static let code: DiagnosticCode = "content/badge-zero"
  static let page = """
    A notification does not clear the badge.

    Why: `badge: 0` removes the number from the icon. At the same time iOS removes all notifications of the app
    from the list, including unread ones. Leave the key out to keep the number as it is.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      policies: { clear_badge: foreground }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     badge: 1️⃣0
    +     badge: 1
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let badge = type.content.badge, badge.value == .number(0) else { return nil }
      return finding(
        "'notifications.\(type.id).badge' is 0, which also removes all earlier notifications from the list: "
          + "leave it out",
        at: badge.span)
    }
  }
}
