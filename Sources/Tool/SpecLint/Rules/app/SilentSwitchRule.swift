import SpecDiagnostics
import SpecLanguage

struct SilentSwitchRule: LintRule {
  static let code: DiagnosticCode = "app/silent-switch"
  static let level = Diagnostic.Severity.error

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
