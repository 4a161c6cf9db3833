import SpecDiagnostics
import SpecLanguage

struct MixedDeliveryRule: LintRule {
  static let code: DiagnosticCode = "app/mixed-delivery"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    // A misspelled key: the kinds are unknown.
    if spec.app.delivery.isEmpty { return [] }
    var findings: [Diagnostic] = []
    if !spec.app.delivery.contains(.local) {
      for type in spec.notifications {
        for trigger in type.triggers {
          var found = finding(
            "'notifications.\(type.id)' has a trigger, so it is local, but 'app.delivery' is only 'remote'",
            at: trigger.span)
          found.cause = Diagnostic.Cause(
            "local types of \(spec.app.id)",
            "{count} triggers make types local, but 'app.delivery' is only 'remote': write 'delivery: [local, remote]', or "
              + "'push' in place of the triggers")
          findings.append(found)
        }
      }
    }
    if !spec.app.delivery.contains(.remote) {
      for type in spec.notifications {
        guard let push = type.push else { continue }
        findings.append(
          finding(
            "'notifications.\(type.id)' is sent by a server, but 'app.delivery' is only 'local'", at: push.span))
      }
      if let push = spec.push {
        findings.append(
          finding("'push' says how pushes reach the app, but 'app.delivery' is only 'local'", at: push.span))
      }
      for activity in spec.liveActivities where activity.hasPushUpdates.value {
        findings.append(
          finding(
            "'live_activities.\(activity.id)' is updated by pushes, but 'app.delivery' is only 'local'",
            at: activity.hasPushUpdates.span))
      }
    }
    return findings
  }
}
