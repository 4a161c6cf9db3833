import SpecDiagnostics
import SpecLanguage

struct SoundFileRule: LintRule {
  static let code: DiagnosticCode = "content/sound-file"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard case .file(let sound) = type.content.sound.form, !SoundFile.isPlayed(sound.file.value) else { return nil }
      return finding(
        "'notifications.\(type.id).sound' is '\(sound.file.value)', but iOS only plays 'aiff', 'wav' and 'caf'",
        at: sound.file.span)
    }
  }
}
