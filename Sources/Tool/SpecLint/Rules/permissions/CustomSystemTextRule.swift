import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct CustomSystemTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/custom-system-text"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard let text = step.screen.systemText else { return nil }
      let advice =
        step.permission.value.usageKeys.isEmpty
        ? "iOS words the dialog for \(step.permission.value.rawValue) itself"
        : "the dialog shows 'usage_description'"
      return finding("The 'system_text' of the step '\(step.id)' is never shown: \(advice)", at: text.keySpan)
    }
  }
}
