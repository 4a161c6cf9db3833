import SpecDiagnostics
import SpecLanguage

struct KeyInRepositoryRule: LintRule {
  static let code: DiagnosticCode = "push/key-in-repository"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let file = spec.push?.authentication?.keyFile else { return [] }
    let text = file.value
    if text.contains("PRIVATE KEY") {
      return [
        finding(
          "'push.authentication.key_file' contains the key itself: revoke it, and give the path of a new one",
          at: file.span)
      ]
    }
    let isElsewhere = ["/", "~", "$", "https://"].contains { text.hasPrefix($0) }
    guard !isElsewhere else { return [] }
    return [
      finding(
        "'push.authentication.key_file' is '\(text)', a file of the project: keep it where you keep passwords",
        at: file.span)
    ]
  }
}
