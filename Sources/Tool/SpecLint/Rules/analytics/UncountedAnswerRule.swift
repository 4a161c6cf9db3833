import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UncountedAnswerRule: LintRule {
  static let code: DiagnosticCode = "analytics/uncounted-answer"
  static let level = Diagnostic.Severity.warning

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
