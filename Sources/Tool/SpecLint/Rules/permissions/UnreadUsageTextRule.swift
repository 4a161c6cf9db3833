import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnreadUsageTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/unread-usage-text"
  static let page = """
    A usage text is written only for a dialog that shows it.

    Why: iOS words the question for notifications itself and has no place for a reason. The text would be translated and
    reviewed but never shown. To keep one for reference, write it as `system_text`.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
    -       screen:
    -         id: ask
    -         title: { en: "Stay informed" }
    -         primary: { en: "Continue" }
    -         1️⃣usage_description: { en: "We send reminders about cleaning." }
    +       screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
    """

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
