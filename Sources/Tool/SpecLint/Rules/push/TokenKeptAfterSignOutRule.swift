import SpecDiagnostics
import SpecLanguage

struct TokenKeptAfterSignOutRule: LintRule {
  static let code: DiagnosticCode = "push/token-kept-after-sign-out"
  static let page = """
    A user's token is removed when the user signs out.

    Why: otherwise the next person who signs in on the device sees the previous user's messages on the Lock Screen.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}/devices/{device}"
          field: token
    -     clear_on: [1️⃣revoked]
    +     clear_on: [sign_out, revoked]
    """

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
