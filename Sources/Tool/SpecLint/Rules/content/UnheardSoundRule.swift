import SpecDiagnostics
import SpecLanguage

struct UnheardSoundRule: LintRule {
  static let code: DiagnosticCode = "content/unheard-sound"
  static let page = """
    Sound settings have an effect.

    Why: a `passive` notification goes to the list without a sound, whatever sound you set. And the volume only counts
    for critical sounds; all others are as loud as the phone is set.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          interruption_level: passive
    -     sound: 1️⃣{ file: "chime.caf" }
    +     sound: none
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let span = type.content.sound.span else { return nil }
      if type.interruptionLevel == .passive, type.content.sound.form != .none {
        return finding("'notifications.\(type.id).sound' is never heard: a passive notification has no sound", at: span)
      }
      guard case .file(let sound) = type.content.sound.form, let volume = sound.volume, !sound.isCritical else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).sound.volume' has no effect: iOS uses it only for critical sounds", at: volume.span)
    }
  }
}
