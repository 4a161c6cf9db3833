import SpecDiagnostics
import SpecLanguage

struct MixedDeliveryRule: LintRule {
  static let code: DiagnosticCode = "app/mixed-delivery"
  static let page = """
    The spec uses only the kinds of delivery that the app declares.

    Why: the device plans a trigger. In an app that only receives pushes nothing would ever plan it, and the
    notification would never come. Conversely, an app that plans everything itself has no token, so a push from a server
    never arrives.

    Source: NOTIF-001/GEN-1, IOS/SRC-1, IOS/SRC-2
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/SRC-1"]
  static let proofs = [
    LintProof(
      ["NOTIF-001/GEN-1"],
      """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news: { summary: "There is news.", target: home, 1️⃣push: {}, copy: { body: { en: "Hello" } } }
      """)
  ]
  static let example: LintExample = """
    - app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily: { summary: "Daily.", target: home, 1️⃣trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
    """

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
