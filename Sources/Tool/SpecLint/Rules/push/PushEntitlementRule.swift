import SpecDiagnostics
import SpecLanguage

struct PushEntitlementRule: LintRule {
  static let code: DiagnosticCode = "push/entitlement-missing"
  static let level = Diagnostic.Severity.error

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
