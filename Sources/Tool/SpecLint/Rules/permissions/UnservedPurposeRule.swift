import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnservedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/unserved-purpose"
  static let page = """
    What the flow announces is also sent.

    Why: the screen promises something that never comes. Either the type was removed, or the type that serves the
    purpose does not say so.

    Source: PERM/S3-2
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
    -       purposes: [cleaning_reminders, 1️⃣device_tips]
    +       purposes: [cleaning_reminders]
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          purpose: cleaning_reminders
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let served = Set(spec.notifications.compactMap(\.upkeep.purpose?.value))
    return (spec.permissionFlow?.steps ?? []).filter { $0.permission.value == .notifications }.flatMap { step in
      step.purposes.filter { !served.contains($0.value) }.map { purpose in
        finding(
          "The step '\(step.id)' announces '\(purpose.value)', but no type has it as its 'purpose': add it to one, or "
            + "announce less",
          at: purpose.span)
      }
    }
  }
}
