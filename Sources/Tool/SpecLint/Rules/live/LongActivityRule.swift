import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct LongActivityRule: LintRule {
  static let code: DiagnosticCode = "live/too-long"
  static let page = """
    A Live Activity lasts eight hours at most.

    Why: iOS ends it after eight hours, whatever the app does. Use ordinary notifications for anything longer.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
          initial: baking
          next: { baking: [done] }
          final: [done]
    -     estimate: 1️⃣9h
    +     estimate: 8h
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.compactMap { activity in
      guard let estimate = activity.estimate, estimate.value > .hours(8) else { return nil }
      return finding(
        "'live_activities.\(activity.id)' takes \(estimate.value), but iOS ends a Live Activity after 8 hours",
        at: estimate.span)
    }
  }
}
