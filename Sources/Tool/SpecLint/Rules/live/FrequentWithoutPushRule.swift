import SpecDiagnostics
import SpecLanguage

struct FrequentWithoutPushRule: LintRule {
  static let code: DiagnosticCode = "live/frequent-without-push"
  static let page = """
    Only an activity that a server updates asks for a higher update budget.

    Why: `frequent_updates` raises the number of pushes that iOS lets through. Without `push_updates` there are no
    pushes, and people get a switch in Settings that does nothing.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
    + app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
    + push: { entitlements: [aps_environment] }
      live_activities:
        pizza:
          attributes: { order: string }
          state:
            status: { enum: [baking, done] }
          initial: baking
          next: { baking: [done] }
          final: [done]
    +     push_updates: true
          frequent_updates: 1️⃣true
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.filter { $0.hasFrequentUpdates.value && !$0.hasPushUpdates.value }.map { activity in
      finding(
        "'live_activities.\(activity.id)' asks for frequent updates, but 'push_updates' is false, so no server updates it",
        at: activity.hasFrequentUpdates.span)
    }
  }
}
