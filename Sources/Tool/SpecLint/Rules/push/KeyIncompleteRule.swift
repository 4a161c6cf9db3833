import SpecDiagnostics
import SpecLanguage

struct KeyIncompleteRule: LintRule {
  static let code: DiagnosticCode = "push/key-incomplete"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authentication = spec.push?.authentication, authentication.method.value == .key else { return [] }
    let missing = [authentication.keyID == nil ? "key_id" : nil, authentication.teamID == nil ? "team_id" : nil]
    return missing.compactMap { $0 }.map { key in
      finding(
        "'push.authentication' has no '\(key)', and no server can authenticate with APNs without it",
        at: authentication.method.span)
    }
  }
}
