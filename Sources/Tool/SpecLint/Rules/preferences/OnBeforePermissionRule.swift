import SpecDiagnostics
import SpecLanguage

struct OnBeforePermissionRule: LintRule {
  static let code: DiagnosticCode = "preferences/on-before-permission"
  static let page = """
    A switch that asks for permission is off at first.

    Why: iOS asks when somebody turns the switch on. A switch that is on from the start is never turned on, so iOS never
    asks: the screen says "on" and nothing ever comes.

    Source: ACH/UI-2
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
    - preferences: { 1️⃣reminders: { type: toggle, default: true, controls: all, asks_permission: true } }
    + preferences: { reminders: { type: toggle, default: false, controls: all, asks_permission: true } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.preferences.filter { $0.toggle.map { $0.asksPermission && $0.isOnByDefault } ?? false }.map { preference in
      finding(
        "'preferences.\(preference.id)' asks for permission when it is switched on, but it is on from the start: "
          + "write 'default: false'",
        at: preference.idSpan)
    }
  }
}
