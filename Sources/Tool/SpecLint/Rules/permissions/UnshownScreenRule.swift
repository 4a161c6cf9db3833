import SpecDiagnostics
import SpecLanguage

struct UnshownScreenRule: LintRule {
  static let code: DiagnosticCode = "permissions/unshown-screen"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let flow = spec.permissionFlow else { return [] }
    let shown = Set(flow.steps.flatMap(\.consequences).compactMap(\.screen?.value))
    var findings = flow.screens.filter { !shown.contains($0.id) }.map { screen in
      finding(
        "No answer leads to 'permission_flow.screens.\(screen.id)': name it as the 'screen' of one, or remove it",
        at: screen.idSpan)
    }
    if let final = flow.finalScreen, final.when.value == .never {
      findings.append(
        finding("'permission_flow.final_screen' is never shown: remove it, or say when to show it", at: final.when.span)
      )
    }
    return findings
  }
}
