import SpecDiagnostics
import SpecLanguage

struct AsksAgainRule: LintRule {
  static let code: DiagnosticCode = "permissions/asks-again"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    var findings: [Diagnostic] = []
    if !flow.asksOnce {
      findings.append(
        finding(
          "'permission_flow' has 'ask_once: false', but iOS shows its dialog only once: remove 'ask_once'",
          at: flow.span))
    }
    var judged: Set<String> = []
    for step in flow.steps {
      guard let id = step.consequence(of: .denied)?.screen?.value, let screen = flow.screen(id),
        judged.insert(id).inserted
      else { continue }
      for button in [screen.primary, screen.secondary] {
        guard let opens = button?.opens, opens.value == .prePrompt else { continue }
        findings.append(
          finding(
            "'permission_flow.screens.\(id)' is shown after a no and asks again. iOS shows its dialog only once. "
              + "Open 'settings' instead",
            at: opens.span))
      }
    }
    return findings
  }
}
