import SpecDiagnostics
import SpecLanguage

struct SettingsFallbackRule: LintRule {
  static let code: DiagnosticCode = "push/settings-fallback"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let fallback = spec.push?.oneSignal?.fallsBackToSettings, fallback.value else { return [] }
    return [
      finding(
        "'push.onesignal.fallback_to_settings' asks people who said no to open Settings: use a button for that",
        at: fallback.span)
    ]
  }
}
