import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct ProvisionalWithPromptRule: LintRule {
  static let code: DiagnosticCode = "app/provisional-with-prompt"
  static let page = """
    An app with provisional authorization does not also ask for permission.

    Why: with `provisional` iOS shows no dialog at all: it grants permission at once and delivers quietly. A screen
    that announces a dialog, or a switch that waits for an answer, leads nowhere, and the notifications people agreed to
    come without a sound.

    Source: IOS/AUTH-5
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/AUTH-5"]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   authorization: { options: [alert, 1️⃣provisional], ask_at: permission_flow, pre_prompt: required }
    +   authorization: { options: [alert, sound], ask_at: permission_flow, pre_prompt: required }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization,
      let option = authorization.options.first(where: { $0.value == .provisional }), let prompt = spec.promptSpan
    else { return [] }
    return [
      finding(
        "'app.authorization.options' has 'provisional', so iOS shows no dialog, but the app asks for one: remove one "
          + "of the two",
        at: option.span, notes: [Diagnostic.Note("the app asks here", at: prompt)])
    ]
  }
}

extension Spec {
  /// What promises a dialog for notifications: a step of the flow, a screen before it, or a switch.
  fileprivate var promptSpan: SourceSpan? {
    if let step = permissionFlow?.steps.first(where: { $0.permission.value == .notifications }) { return step.idSpan }
    if let prePrompt = app.authorization?.prePrompt, prePrompt.value == .required { return prePrompt.span }
    return preferences.first { $0.toggle?.asksPermission == true }?.idSpan
  }
}
