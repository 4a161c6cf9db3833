import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct CustomSystemTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/custom-system-text"
  static let page = """
    A `system_text` is never shown.

    Why: a `system_text` is kept for reference. iOS words the dialog for notifications itself and shows
    `usage_description` in the others, so this text is never on a screen.

    Source: PERM/S3-6 against PUSH/VIS-1
    """
  static let level = Diagnostic.Severity.note
  static let covers: [String] = ["PUSH/VIS-1", "PERM/S3-6"]
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
    -         1️⃣system_text: { en: "We use notifications for reminders." }
    +       screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
    """

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
