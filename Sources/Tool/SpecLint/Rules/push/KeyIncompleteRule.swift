import SpecDiagnostics
import SpecLanguage

struct KeyIncompleteRule: LintRule {
  static let code: DiagnosticCode = "push/key-incomplete"
  static let page = """
    A push key comes with its id and its team id.

    Why: a server cannot authenticate with APNs without both. Whoever sets it up a year from now finds them here instead
    of having to ask around. They are not secret; the key itself is.

    Source: IOS/APNS-4
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["IOS/APNS-4"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
    -   authentication: { method: 1️⃣key, key_id: "ABC123DEFG" }
    +   authentication: { method: key, key_id: "ABC123DEFG", team_id: "DEF123GHIJ" }
    """

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
