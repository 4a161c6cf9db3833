import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct LongActivityRule: LintRule {
  static let code: DiagnosticCode = "live/too-long"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.compactMap { activity in
      guard let estimate = activity.estimate, estimate.value > .hours(8) else { return nil }
      return finding(
        "'live_activities.\(activity.id)' takes \(estimate.value), but iOS ends a Live Activity after 8 hours",
        at: estimate.span)
    }
  }
}
