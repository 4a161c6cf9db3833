import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct PromptAtLaunchRule: LintRule {
  static let code: DiagnosticCode = "app/prompt-at-launch"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization, let moment = authorization.askAt, moment.value == .launch,
      !authorization.options.contains(where: { $0.value == .provisional })
    else { return [] }
    return [
      finding(
        "'app.authorization.ask_at: launch' asks before people know why: ask in the flow, after signing in, or when a "
          + "setting is switched on",
        at: moment.span)
    ]
  }
}
