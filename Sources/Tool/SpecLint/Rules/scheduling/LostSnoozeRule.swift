import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct LostSnoozeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/lost-snooze"
  static let page = """
    What people put off comes back, also at night.

    Why: a notification that was snoozed into the quiet hours waits for their end if the type says `on_quiet: hold`, and is
    lost if it says `drop`, or if the quiet hours do. It is the one notification that somebody has asked for. `hold` brings
    it in the morning, `exempt` at once.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: drop }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        pill: { actions: [{ id: LATER, title: { en: "Later" }, snooze: 10m }] }
      notifications:
        1️⃣pill:
          summary: "The evening pill."
          target: home
          category: pill
    +     on_quiet: hold
          trigger: { calendar: { every: day, time: "21:30" } }
          copy: { body: { en: "Your pill" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours, let hours = spec.quietHours(of: spec.policies.rule) else {
      return []
    }
    return spec.notifications.compactMap { type in
      guard type.push == nil, quiet.treatment(of: type) == .drop, type.window?.rule.overlaps(hours) ?? true,
        let category = type.content.category.flatMap({ spec.category($0.value) }),
        let button = category.actions.first(where: { $0.snooze != nil })
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is lost if '\(button.itemID.value)' puts it off into the quiet hours, because they drop it. Write "
          + "'on_quiet: hold', and it comes when they end", at: type.onQuiet?.span ?? type.idSpan)
    }
  }
}
