import SpecDiagnostics
import SpecLanguage

struct SettingsFallbackRule: LintRule {
  static let code: DiagnosticCode = "push/settings-fallback"
  static let page = """
    The app does not ask again after a no.

    Why: with `fallback_to_settings` people who said no are asked again at the next start, to open Settings. Apple
    allows only one dialog to prevent exactly that. Use a button that says where it leads.

    Source: IOS/OS-2, PUSH/M2-4
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["IOS/OS-2"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        providers: [onesignal]
    -   onesignal: { app_id: "00000000-0000-0000-0000-000000000000", fallback_to_settings: 1️⃣true }
    +   onesignal: { app_id: "00000000-0000-0000-0000-000000000000", fallback_to_settings: false }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let fallback = spec.push?.oneSignal?.fallsBackToSettings, fallback.value else { return [] }
    return [
      finding(
        "'push.onesignal.fallback_to_settings' asks people who said no to open Settings: use a button for that",
        at: fallback.span)
    ]
  }
}
