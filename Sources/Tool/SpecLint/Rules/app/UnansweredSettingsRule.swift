import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnansweredSettingsRule: LintRule {
  static let code: DiagnosticCode = "app/unanswered-settings"
  static let page = """
    A link to the app's own settings leads there.

    Why: with `provides_settings` iOS shows a link to the settings of the app, in Settings and on each notification. What it
    opens is for the app to say, in `show` of `SettingsHandlers`, which does nothing by itself: the link then opens the app
    and nothing more. Once the app passes `show`, waive the finding.

    Source: developer.apple.com/documentation/usernotifications/unauthorizationoptions
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
    -   authorization: { options: [alert, sound, 1️⃣provides_settings] }
    +   authorization: { options: [alert, sound] }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.app.authorization?.options ?? []).filter { $0.value == .providesSettings }.map { option in
      finding(
        "iOS shows a link to the settings of the app, which opens no screen by itself: pass 'SettingsHandlers(show:)' in the "
          + "app and waive this, or remove '\(option.value.rawValue)'", at: option.span)
    }
  }
}
