import SpecDiagnostics
import SpecLanguage

struct UnusedPreferenceRule: LintRule {
  static let code: DiagnosticCode = "preferences/unused"
  static let page = """
    Every setting changes something.

    Why: people change it and nothing happens. Either the setting is left over, or the type, time or text that should
    follow it does not name it.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - preferences: { 1️⃣sounds: { type: toggle, default: true } }
    + preferences: { reminders: { type: toggle, default: true, controls: all } }
    """

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
