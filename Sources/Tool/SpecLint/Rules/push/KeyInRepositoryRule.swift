import SpecDiagnostics
import SpecLanguage

struct KeyInRepositoryRule: LintRule {
  static let code: DiagnosticCode = "push/key-in-repository"
  static let page = """
    The push key is kept outside the project.

    Why: anybody with the key can send notifications to everybody who has the app. A file next to the spec is copied
    with every checkout and stays in the history forever. Apple lets you download the key only once, so keep it where
    you keep passwords. `key_file` says where that is: a path that begins with `/`, `~` or `$`, or an `https://`
    address. A certificate is as secret as a key.

    Source: IOS/APNS-3
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/APNS-3"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        authentication:
          method: key
          key_id: "ABC123DEFG"
          team_id: "DEF123GHIJ"
    -     key_file: 1️⃣"keys/AuthKey_ABC123DEFG.p8"
    +     key_file: "/run/secrets/AuthKey_ABC123DEFG.p8"
    """

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
