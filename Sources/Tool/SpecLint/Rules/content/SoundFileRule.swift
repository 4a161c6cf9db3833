import SpecDiagnostics
import SpecLanguage

struct SoundFileRule: LintRule {
  static let code: DiagnosticCode = "content/sound-file"
  static let page = """
    A sound file has a format that iOS plays.

    Why: notifications only play `aiff`, `wav` and `caf` files. With an `mp3` people hear the default sound, and the
    file is in the app for nothing.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
    -     sound: { file: 1️⃣"chime.mp3" }
    +     sound: { file: "chime.caf" }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard case .file(let sound) = type.content.sound.form, !SoundFile.isPlayed(sound.file.value) else { return nil }
      return finding(
        "'notifications.\(type.id).sound' is '\(sound.file.value)', but iOS only plays 'aiff', 'wav' and 'caf'",
        at: sound.file.span)
    }
  }
}
