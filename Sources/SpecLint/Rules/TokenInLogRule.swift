import SpecDiagnostics
import SpecLanguage

struct TokenInLogRule: LintRule {
  static let code: DiagnosticCode = "push/token-in-log"
  static let page = """
    A released app does not write the whole token into its log.

    Why: logs are sent along with crash reports and support mails. A token in somebody else's hands is a device that can
    be sent to. Its first letters are enough to tell two tokens apart.

    Source: PUSH/M4-4
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}"
          field: token
          multiple_devices: true
    -     log: { debug: full, release: 1️⃣full }
    +     log: { debug: full, release: short }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let log = spec.push?.token?.log.release, log.value == .full else { return [] }
    return [
      finding(
        "'push.token.log.release' is 'full', and the token of every user stands in logs that travel: use "
          + "'short' or 'none'",
        at: log.span)
    ]
  }
}
