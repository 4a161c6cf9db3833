import SpecDiagnostics
import SpecLanguage

struct NoTeamIDRule: LintRule {
  static let code: DiagnosticCode = "links/no-team-id"
  static let level = Diagnostic.Severity.warning

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
