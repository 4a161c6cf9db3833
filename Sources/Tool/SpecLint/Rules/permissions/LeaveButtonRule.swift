import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct LeaveButtonRule: LintRule {
  static let code: DiagnosticCode = "permissions/leave-button"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value != .notifications, let button = step.screen.secondary else { return nil }
      return finding(
        "The step '\(step.id)' has a second button that skips the iOS dialog. People can still refuse in the dialog. "
          + "Remove the button",
        at: button.keySpan)
    }
  }
}
