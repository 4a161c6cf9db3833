import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-window"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let window = type.window, !type.triggers.isEmpty, type.followUp == nil,
        spec.snoozeButton(of: type) == nil,
        spec.policies.rules.allSatisfy({ policies in
          let times = type.triggers.map { $0.rule.times(in: policies) }
          return times.allSatisfy { !$0.isEmpty && $0.allSatisfy(window.rule.contains) }
            && (type.onCap != .defer || window.rule.contains(policies.slot))
            && !mayLeave(window.rule, times.flatMap(\.self), policies.quietHours, type)
        })
      else { return nil }
      return finding(
        "'notifications.\(type.id).window' has no effect: the type is only due at times inside it", at: window.span)
    }
  }

  /// Whether quiet hours may move something out of the window that is due inside it.
  private func mayLeave(
    _ window: WindowRule, _ times: [WallClockTime], _ rule: QuietHoursRule?, _ type: NotificationItem
  ) -> Bool {
    guard let rule, rule.treatment(of: type) == .hold else { return false }
    guard case (.fixed(let from), .fixed(let to)) = (rule.from, rule.to) else { return true }
    return times.contains(where: QuietHours(from: from, to: to).contains) && !window.contains(to)
  }
}
