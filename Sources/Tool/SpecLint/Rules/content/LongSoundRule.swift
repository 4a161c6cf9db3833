import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct LongSoundRule: LintRule {
  static let code: DiagnosticCode = "content/sound-length"
  static let level = Diagnostic.Severity.warning

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
