import SpecDiagnostics
import SpecLanguage

struct TokenKeptAfterSignOutRule: LintRule {
  static let code: DiagnosticCode = "push/token-kept-after-sign-out"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let token = spec.push?.token, !token.clearOn.contains(where: { $0.value == .signOut }) else { return [] }
    let owners = ["{uid}", "{user", "{account", "{member"]
    guard owners.contains(where: { token.store.value.lowercased().contains($0) }) else { return [] }
    return [
      finding(
        "'push.token.clear_on' has no 'sign_out', but '\(token.store.value)' belongs to a user: whoever signs in "
          + "next would see the previous user's messages", at: token.clearOn.first?.span ?? token.span)
    ]
  }
}
