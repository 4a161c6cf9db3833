import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct ProvisionalWithPromptRule: LintRule {
  static let code: DiagnosticCode = "app/provisional-with-prompt"
  static let level = Diagnostic.Severity.error

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
