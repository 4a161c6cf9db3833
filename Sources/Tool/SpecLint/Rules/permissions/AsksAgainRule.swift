import SpecDiagnostics
import SpecLanguage

struct AsksAgainRule: LintRule {
  static let code: DiagnosticCode = "permissions/asks-again"
  static let page = """
    The app does not ask again after an answer.

    Why: iOS shows its dialog once. Asking again after a no does nothing: the button seems broken, and people feel
    pushed. A way to Settings is what helps. `ask_once: false` changes nothing about that.

    Source: PUSH/M2-4
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    photoFlow: """
      -     photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Ask again" }, primary_opens: 1️⃣pre_prompt }
      +     photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """)

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
