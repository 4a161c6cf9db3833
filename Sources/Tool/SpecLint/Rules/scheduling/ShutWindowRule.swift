import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct ShutWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/shut-window"
  static let page = """
    The window of a type is not inside the quiet hours.

    Why: the type may come only in its window, and never in the quiet hours. If the one is inside the other, it never
    comes at all. Quiet hours that people choose count with their defaults.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: release }
      signals: { ordered: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        order:
          summary: "An order."
          target: home
    -     1️⃣window: { from: "06:00", to: "07:30" }
    +     window: { from: "06:00", to: "09:30" }
          trigger: { after: { signal: ordered, delay: 2h } }
          copy: { body: { en: "Your order" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let rule = spec.policies.rule.quietHours else { return [] }
    var installed = InstalledTimes(of: spec)
    return spec.notifications.compactMap { type in
      guard let window = type.window, rule.treatment(of: type) != .exempt,
        let quiet = installed.quietHours(of: spec.policies.rule, for: type), window.rule.isInside(quiet)
      else { return nil }
      return finding(
        "\(rule.isMovable ? InstalledTimes.beginning : "")'notifications.\(type.id)' never comes: its window from "
          + "\(window.from.value) to \(window.to.value) is inside the quiet hours from \(quiet.from) to \(quiet.to). "
          + "Choose another window, or write 'on_quiet: exempt'",
        at: window.span)
    }
  }
}
