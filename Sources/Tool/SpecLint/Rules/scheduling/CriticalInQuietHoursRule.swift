import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct CriticalInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/critical-in-quiet-hours"
  static let page = """
    A critical type says what quiet hours do with it.

    Why: critical alerts come in the quiet hours, too, whatever `held` says. Whoever reads `held` alone expects something
    else. `on_quiet` makes clear what is meant.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app:
        id: demo
        name: "Demo"
        module: DemoNotifications
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: demo
        team_id: "ABCDE12345"
        authorization: { options: [alert, sound, critical_alert] }
        entitlements: [critical_alerts]
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: release }
      signals: { fire_detected: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        alarm:
          summary: "Fire."
          target: home
          interruption_level: 1️⃣critical
    +     on_quiet: exempt
          trigger: { after: { signal: fire_detected, delay: 1s } }
          copy: { body: { en: "Fire" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours else { return [] }
    let word = quiet.held == .release ? "hold" : "drop"
    return spec.notifications.compactMap { type in
      guard type.interruptionLevel == .critical, type.onQuiet == nil,
        type.triggers.contains(where: { !$0.waitsForPlace })
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is critical, so it comes in the quiet hours, too, although 'held' is "
          + "'\(quiet.held.rawValue)'. Say which you want: 'on_quiet: exempt' or '\(word)'", at: type.level.span)
    }
  }
}
