import SpecDiagnostics
import SpecLanguage

struct TokenInLogRule: LintRule {
  static let code: DiagnosticCode = "push/token-in-log"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let log = spec.push?.token?.log.release, log.value == .full else { return [] }
    return [
      finding(
        "'push.token.log.release' is 'full', so every user's token is in logs that leave the device: use "
          + "'short' or 'none'",
        at: log.span)
    ]
  }
}
