import SpecDiagnostics
import SpecLanguage

struct OffScreenPreferenceRule: LintRule {
  static let code: DiagnosticCode = "preferences/off-screen"
  static let page = """
    Every setting is in a section of the settings screen, if the spec says which sections there are.

    Why: the screen shows what the sections list and no more, so nobody can change a setting that is in none of them.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      preferences:
        reminders: { type: toggle, default: true, controls: all }
        1️⃣reminder_time: { type: time, default: "20:00", parent: reminders }
      settings_screen:
        sections:
    -     - { id: general, rows: [reminders] }
    +     - { id: general, rows: [reminders, reminder_time] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: { preference: reminder_time } } }
          copy: { body: { en: "Hi" } }
    """

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
