import SpecDiagnostics
import SpecLanguage

struct UnshownScreenRule: LintRule {
  static let code: DiagnosticCode = "permissions/unshown-screen"
  static let page = """
    Every screen of the flow is shown after some answer.

    Why: otherwise its texts and design are never seen. Usually the answer that should lead to it was forgotten. A
    final screen with `when: never` is not shown either.

    Source: PERM/DENY-1
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
            photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      -     1️⃣photos_hint: { text: { en: "To clean all duplicates, allow all photos." }, primary: { en: "Open Settings" } }
      """)

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
