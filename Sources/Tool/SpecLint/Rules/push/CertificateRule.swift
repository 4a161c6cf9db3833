import SpecDiagnostics
import SpecLanguage

struct CertificateRule: LintRule {
  static let code: DiagnosticCode = "push/certificate"
  static let level = Diagnostic.Severity.warning

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
