import SpecDiagnostics
import SpecLanguage

struct OnBeforePermissionRule: LintRule {
  static let code: DiagnosticCode = "preferences/on-before-permission"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.preferences.filter { $0.toggle.map { $0.asksPermission && $0.isOnByDefault } ?? false }.map { preference in
      finding(
        "'preferences.\(preference.id)' asks for permission when it is switched on, but it is on from the start: "
          + "write 'default: false'",
        at: preference.idSpan)
    }
  }
}
