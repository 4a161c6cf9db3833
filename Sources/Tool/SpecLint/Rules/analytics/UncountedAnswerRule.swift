import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UncountedAnswerRule: LintRule {
  static let code: DiagnosticCode = "analytics/uncounted-answer"
  static let page = """
    Every answer to a permission request is counted.

    Why: the share of people who say yes is the first number people ask for when notifications have no effect. Without
    the other answer there is a count but no share. Limited access is a third answer: if nothing logs it, those people
    are missing from both sides.

    Source: PERM/LOG-3, PERM/LOG-4, NOTIF-001/LOG-2, NOTIF-001/LOG-3
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: 1️⃣notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      analytics:
        provider: firebase
        events:
          granted: { on: permission.notifications.granted }
    +     denied: { on: permission.notifications.denied }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let analytics = spec.analytics, analytics.provider != .noProvider else { return [] }
    let counted = Set(analytics.events.filter(\.isCounted).flatMap(\.transitions).map(\.value))
    return (spec.permissionFlow?.steps ?? []).compactMap { step in
      let permission = step.permission.value
      var answers: [EventRule.PermissionChange] = [.granted, .denied]
      if permission.canBeLimited { answers.append(.limited) }
      let missing = answers.map { EventRule.Transition.permission(permission, $0) }.filter { !counted.contains($0) }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { "'\($0.rawValue)'" }
      let advice = names.count > 1 ? "count each of them" : "add one"
      return finding("No event counts \(names.joined(last: "or")) of the step '\(step.id)': \(advice)", at: step.idSpan)
    }
  }
}
