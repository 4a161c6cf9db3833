import SpecDiagnostics
import SpecLanguage

struct CertificateRule: LintRule {
  static let code: DiagnosticCode = "push/certificate"
  static let page = """
    The server signs its pushes with a key.

    Why: a certificate expires every year. From that day on no push gets through until somebody makes a new one. A key
    does not expire, and one key works for all apps of a team. Live Activities can only be updated with a key.

    Source: IOS/APNS-2
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["IOS/APNS-2"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
    -   authentication: { method: 1️⃣certificate }
    +   authentication: { method: key, key_id: "ABC123DEFG", team_id: "DEF123GHIJ" }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let method = spec.push?.authentication?.method, method.value == .certificate else { return [] }
    let activity = spec.liveActivities.first { $0.hasPushUpdates.value }
    return [
      finding(
        "'push.authentication.method' is 'certificate', which expires every year and then stops all pushes: use a key",
        at: method.span,
        notes: activity.map {
          [Diagnostic.Note("'\($0.id)' can only be updated with a key", at: $0.hasPushUpdates.span)]
        }
          ?? [])
    ]
  }
}
