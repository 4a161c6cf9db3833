import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LostSnoozeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/lost-snooze"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours, let hours = spec.quietHours(of: spec.policies.rule) else {
      return []
    }
    return spec.notifications.compactMap { type in
      guard type.push == nil, quiet.treatment(of: type) == .drop, type.window?.rule.overlaps(hours) ?? true,
        let button = spec.snoozeButton(of: type)
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is lost if '\(button.itemID.value)' puts it off into the quiet hours, because they drop it. Write "
          + "'on_quiet: hold', and it comes when they end", at: type.onQuiet?.span ?? type.idSpan)
    }
  }
}
