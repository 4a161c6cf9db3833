import SpecDiagnostics
import SpecLanguage

struct UnpushedActivityRule: LintRule {
  static let code: DiagnosticCode = "live/push-without-push-section"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, spec.push == nil else { return [] }
    return spec.liveActivities.filter(\.hasPushUpdates.value).map { activity in
      finding(
        "'live_activities.\(activity.id).push_updates' is true, but there is no 'push' section",
        at: activity.hasPushUpdates.span)
    }
  }
}
