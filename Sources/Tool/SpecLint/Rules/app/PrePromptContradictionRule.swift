import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct PrePromptContradictionRule: LintRule {
  static let code: DiagnosticCode = "app/pre-prompt-contradiction"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization, let prePrompt = authorization.writtenPrePrompt else { return [] }
    let step = spec.permissionFlow?.steps.first { $0.permission.value == .notifications }
    switch prePrompt.value {
    case .required:
      guard step == nil, spec.isComplete else { return [] }
      return [
        finding(
          "'app.authorization.pre_prompt' is 'required', but no step of 'permission_flow' has the screen: add a step for "
            + "notifications, or write 'none'",
          at: prePrompt.span)
      ]
    case .notShown:
      guard let step else { return [] }
      return [
        finding(
          "'app.authorization.pre_prompt' is 'none', but the step '\(step.id)' shows a screen before the dialog: write "
            + "'required', or remove the step",
          at: prePrompt.span, notes: [Diagnostic.Note("the step is here", at: step.idSpan)])
      ]
    }
  }
}
