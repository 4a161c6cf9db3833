import SpecDiagnostics
import SpecLanguage

struct KeyIncompleteRule: LintRule {
  static let code: DiagnosticCode = "push/key-incomplete"
  static let page = """
    A key is named by its id and the id of its team.

    Why: the server cannot sign a push without both. Who sets it up a year from now finds them here or has to ask
    around. They are no secret; the key itself is.

    Source: IOS/APNS-4
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["IOS/APNS-4"]
  static let example = LintExample(
    """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
    -   authentication: { method: 1️⃣key, key_id: "ABC123DEFG" }
    +   authentication: { method: key, key_id: "ABC123DEFG", team_id: "DEF123GHIJ" }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authentication = spec.push?.authentication, authentication.method.value == .key else { return [] }
    let missing = [authentication.keyID == nil ? "key_id" : nil, authentication.teamID == nil ? "team_id" : nil]
    return missing.compactMap { $0 }.map { key in
      finding(
        "'push.authentication' has no '\(key)', and a server cannot sign a push without it",
        at: authentication.method.span)
    }
  }
}
