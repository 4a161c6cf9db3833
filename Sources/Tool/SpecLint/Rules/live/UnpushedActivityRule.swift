import SpecDiagnostics
import SpecLanguage

struct UnpushedActivityRule: LintRule {
  static let code: DiagnosticCode = "live/push-without-push-section"
  static let page = """
    A Live Activity that a server updates belongs to an app with a `push` section.

    Why: an update is a push like any other and needs a key, a server and an entitlement. Without them the activity
    shows its initial state until iOS ends it.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
    - app:
    -   id: demo
    -   module: Demo
    -   bundle_id: com.example.demo
    -   locales: [en]
    -   source_locale: en
    -   delivery: remote
    -   owner: care
    -   entitlements: [aps_environment]
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
          push_updates: 1️⃣true
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, spec.push == nil else { return [] }
    return spec.liveActivities.filter(\.hasPushUpdates.value).map { activity in
      finding(
        "'live_activities.\(activity.id).push_updates' is true, but there is no 'push' section",
        at: activity.hasPushUpdates.span)
    }
  }
}
