import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct PrePromptContradictionRule: LintRule {
  static let code: DiagnosticCode = "app/pre-prompt-contradiction"
  static let page = """
    The app shows a screen before the dialog of iOS exactly where it says so.

    Why: one document demands the screen, another forbids it. What the spec says here is what people build; a flow that
    says the opposite is built by somebody else.

    Source: PERM/APPLE-1 against PUSH/VIS-4
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   authorization: { ask_at: after_sign_in, pre_prompt: 1️⃣required }
    +   authorization: { ask_at: after_sign_in, pre_prompt: none }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization, let prePrompt = authorization.prePrompt else { return [] }
    let step = spec.permissionFlow?.steps.first { $0.permission.value == .notifications }
    switch prePrompt.value {
    case .required:
      guard step == nil, spec.isComplete else { return [] }
      return [
        finding(
          "'app.authorization.pre_prompt' is 'required', and no step of 'permission_flow' has the screen: add a step for notifications, or write 'none'",
          at: prePrompt.span)
      ]
    case .notShown:
      guard let step else { return [] }
      return [
        finding(
          "'app.authorization.pre_prompt' is 'none', and the step '\(step.id)' shows a screen before the dialog: write 'required', or remove the step",
          at: prePrompt.span, notes: [Diagnostic.Note("the step stands here", at: step.idSpan)])
      ]
    }
  }
}
