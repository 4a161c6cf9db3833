import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnannouncedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/unannounced-purpose"
  static let page = """
    A type has a purpose that was announced when the app asked for permission.

    Why: people said yes to reminders about cleaning. They did not agree to an offer to subscribe that uses the same
    permission. App Review objects to it, and it makes people switch everything off.

    Source: PERM/PURPOSE-3, PERM/S3-2
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
    -       purposes: [cleaning_reminders]
    +       purposes: [cleaning_reminders, offers]
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          purpose: 1️⃣offers
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Today everything costs less" } }
        weekly:
          summary: "Weekly."
          target: home
          purpose: cleaning_reminders
          trigger: { calendar: { every: week, weekday: sunday } }
          copy: { body: { en: "Nothing to clean this week" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let steps = spec.permissionFlow?.steps ?? []
    guard let step = steps.first(where: { $0.permission.value == .notifications }), let first = step.purposes.first
    else {
      return []
    }
    let announced = step.purposes.map { "'\($0.value)'" }.joined(last: "and")
    return spec.notifications.compactMap { type in
      let note = Diagnostic.Note("announced here", at: first.span)
      guard let purpose = type.upkeep.purpose else {
        return finding(
          "'notifications.\(type.id)' has no 'purpose', but people agree to \(announced): name "
            + "\(step.purposes.count == 1 ? "this one" : "one of these"), or announce another",
          at: type.idSpan, notes: [note])
      }
      guard !step.purposes.contains(where: { $0.value == purpose.value }) else { return nil }
      return finding(
        "'notifications.\(type.id)' is for '\(purpose.value)', but people agree to \(announced): announce it in the step "
          + "'\(step.id)' too",
        at: purpose.span, notes: [note])
    }
  }
}
