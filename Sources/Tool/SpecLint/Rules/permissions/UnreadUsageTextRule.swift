import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnreadUsageTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/unread-usage-text"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value.usageKeys.isEmpty, let text = step.screen.usageDescription else { return nil }
      return finding(
        "The dialog for \(step.permission.value.rawValue) shows no text from the app: put this one on the "
          + "screen before it, or keep it as 'system_text'",
        at: text.keySpan)
    }
  }
}
