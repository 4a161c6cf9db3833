import SpecDiagnostics
import SpecLanguage

struct NoTeamIDRule: LintRule {
  static let code: DiagnosticCode = "links/no-team-id"
  static let page = """
    An app with universal links names its team.

    Why: `apple-app-site-association` tells iOS which app may open a site's addresses, by team id and bundle id. Without
    the team the file is not generated, and every link opens in the browser.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: care }
    + app:
    +   id: demo
    +   module: Demo
    +   bundle_id: com.example.demo
    +   team_id: "DEF123GHIJ"
    +   locales: [en]
    +   source_locale: en
    +   delivery: local
      deep_links: { scheme: demo, universal: 1️⃣"https://example.com", targets: { home: { path: /home } } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let universal = spec.deepLinks?.universal, spec.teamID == nil else { return [] }
    // It may be in the part that could not be read.
    guard spec.isComplete || spec.push != nil else { return [] }
    return [
      finding(
        "'deep_links.universal' needs your Apple team id. Without 'app.team_id' no 'apple-app-site-association' is "
          + "generated, and the links open in the browser", at: universal.span)
    ]
  }
}
