import SpecDiagnostics
import SpecLanguage

struct FrequentWithoutPushRule: LintRule {
  static let code: DiagnosticCode = "live/frequent-without-push"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.filter { $0.hasFrequentUpdates.value && !$0.hasPushUpdates.value }.map { activity in
      finding(
        "'live_activities.\(activity.id)' asks for frequent updates, but 'push_updates' is false, so no server updates it",
        at: activity.hasFrequentUpdates.span)
    }
  }
}
