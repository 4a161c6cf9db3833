import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnansweredSettingsRule: LintRule {
  static let code: DiagnosticCode = "app/unanswered-settings"
  static let page = """
    A link to the app's own settings leads there.

    Why: with `provides_settings` iOS shows a link to the settings of the app, in Settings and on each notification. Only a
    delegate with `userNotificationCenter(_:openSettingsFor:)` hears of it, and `NotificationResponder`, which handles
    everything else, has no such method. The link then opens the app and nothing more. If a delegate of your own opens the
    right screen, waive the finding.

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
        "iOS shows a link to the settings of the app, and nothing answers it: it opens the app and no screen. Remove "
          + "'\(option.value.rawValue)', or handle 'openSettingsFor' in a delegate of your own", at: option.span)
    }
  }
}
