import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct PromptAtLaunchRule: LintRule {
  static let code: DiagnosticCode = "app/prompt-at-launch"
  static let page = """
    The app does not ask for permission at the first launch.

    Why: people who have not seen the app yet refuse, and iOS never shows the dialog again. Ask when the
    reason is plain: in the flow, after signing in, or when a switch is turned on. Only `provisional`, which shows no
    dialog, may be requested at launch.

    Source: NOTIF-001/PERMREQ-1, PUSH/M2-1, ACH/UI-2
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   authorization: { options: [alert], ask_at: 1️⃣launch }
    +   authorization: { options: [alert], ask_at: after_sign_in }
    """

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
