import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct LongSoundRule: LintRule {
  static let code: DiagnosticCode = "content/sound-length"
  static let page = """
    A sound is shorter than 30 seconds.

    Why: iOS plays the default sound instead of a longer one.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     sound: { file: "song.caf", length: 1️⃣30s }
    +     sound: { file: "song.caf", length: 29s }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard case .file(let sound) = type.content.sound.form, let length = sound.length, length.value >= .seconds(30)
      else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).sound' lasts \(length.value), so iOS plays the default sound instead. It must be "
          + "shorter than 30 seconds", at: length.span)
    }
  }
}
