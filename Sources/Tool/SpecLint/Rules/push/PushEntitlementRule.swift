import SpecDiagnostics
import SpecLanguage

struct PushEntitlementRule: LintRule {
  static let code: DiagnosticCode = "push/entitlement-missing"
  static let page = """
    An app that gets pushes has the push entitlement.

    Why: without `aps_environment` iOS issues no token. Registration fails on every device, although the app's own code
    is right.

    Source: PUSH/M1-1, PUSH/T-XCODE-1
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - 1️⃣push: { background_modes: [remote_notification] }
    + push: { background_modes: [remote_notification], entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { expiration: 24h }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.has(.apsEnvironment) else { return [] }
    let type = spec.notifications.lazy.compactMap(\.push?.span).first
    let activity = spec.liveActivities.first { $0.hasPushUpdates.value }?.hasPushUpdates.span
    guard let place = spec.push?.span ?? type ?? activity else { return [] }
    return [
      finding(
        "Neither 'app.entitlements' nor 'push.entitlements' has 'aps_environment', and without it no device gets a token. "
          + "Add it to one of them", at: place)
    ]
  }
}
