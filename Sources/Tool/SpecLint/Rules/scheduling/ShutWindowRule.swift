import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct ShutWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/shut-window"
  static let level = Diagnostic.Severity.error

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
