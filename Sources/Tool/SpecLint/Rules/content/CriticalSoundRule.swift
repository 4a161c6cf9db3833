import SpecDiagnostics
import SpecLanguage

struct CriticalSoundRule: LintRule {
  static let code: DiagnosticCode = "content/critical-sound"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      let sound = type.content.sound
      guard sound.isCritical, type.interruptionLevel != .critical else { return nil }
      return finding(
        "'notifications.\(type.id).sound' is critical, but the notification is not: use it only with "
          + "'interruption_level: critical'", at: sound.span ?? type.idSpan)
    }
  }
}
