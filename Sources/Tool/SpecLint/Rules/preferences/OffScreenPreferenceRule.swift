import SpecDiagnostics
import SpecLanguage

struct OffScreenPreferenceRule: LintRule {
  static let code: DiagnosticCode = "preferences/off-screen"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let screen = spec.settingsScreen else { return [] }
    let listed = Set(screen.sections.flatMap(\.rows).map(\.value))
    return spec.preferences.filter { !listed.contains($0.id) }.map { preference in
      finding(
        "'preferences.\(preference.id)' is in no section of 'settings_screen', so nobody can change it: add it to the "
          + "'rows' of one", at: preference.idSpan)
    }
  }
}
