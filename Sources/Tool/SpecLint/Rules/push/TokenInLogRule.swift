import SpecDiagnostics
import SpecLanguage

struct TokenInLogRule: LintRule {
  static let code: DiagnosticCode = "push/token-in-log"
  static let page = """
    A released app does not log the whole token.

    Why: logs are sent along with crash reports and support mails. Anyone who finds a token there can send to that
    device. Its first letters are enough to tell two tokens apart.

    Source: PUSH/M4-4
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}/devices/{device}"
          field: token
    -     log: { debug: full, release: 1️⃣full }
    +     log: { debug: full, release: short }
    """

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
