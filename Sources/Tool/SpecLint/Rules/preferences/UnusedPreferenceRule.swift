import SpecDiagnostics
import SpecLanguage

struct UnusedPreferenceRule: LintRule {
  static let code: DiagnosticCode = "preferences/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.preferences.isEmpty else { return [] }
    let used = PreferenceUses(in: spec).ids
    return spec.preferences.filter { !used.contains($0.id) }.map { preference in
      finding(
        "Nothing depends on 'preferences.\(preference.id)': name it in a trigger, a condition or a text, let it control types, or remove it",
        at: preference.idSpan)
    }
  }
}
