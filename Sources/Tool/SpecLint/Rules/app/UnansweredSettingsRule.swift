import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnansweredSettingsRule: LintRule {
  static let code: DiagnosticCode = "app/unanswered-settings"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.app.authorization?.options ?? []).filter { $0.value == .providesSettings }.map { option in
      finding(
        "iOS shows a link to the settings of the app, which opens no screen by itself: pass 'SettingsHandlers(show:)' in the "
          + "app and waive this, or remove '\(option.value.rawValue)'", at: option.span)
    }
  }
}
