import SpecDiagnostics
import SpecLanguage

struct UnheardSoundRule: LintRule {
  static let code: DiagnosticCode = "content/unheard-sound"
  static let level = Diagnostic.Severity.warning

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
