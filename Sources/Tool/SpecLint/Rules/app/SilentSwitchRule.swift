import SpecDiagnostics
import SpecLanguage

struct SilentSwitchRule: LintRule {
  static let code: DiagnosticCode = "app/silent-switch"
  static let page = """
    The switch that `app.authorization` names asks for permission.

    Why: with `ask_at: preference` this switch is the only place where iOS asks. If it does not, people are never asked,
    and no notification comes.

    Source: ACH/UI-2
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
        authorization: { ask_at: preference, preference: 1️⃣reminders }
    - preferences: { reminders: { type: toggle, default: false, controls: all } }
    + preferences: { reminders: { type: toggle, default: false, controls: all, asks_permission: true } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let id = spec.app.authorization?.preference, let preference = spec.preference(id.value),
      let toggle = preference.toggle, !toggle.asksPermission
    else { return [] }
    return [
      finding(
        "'app.authorization' asks at 'preferences.\(id.value)', which does not ask for permission: write 'asks_permission: true' there",
        at: id.span, notes: [Diagnostic.Note("'\(id.value)' is declared here", at: preference.idSpan)])
    ]
  }
}
