import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct CalendarInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/time-in-quiet-hours"
  static let page = """
    The time of day of a type is outside the quiet hours.

    Why: the notification would never come at its time. Every time, it is dropped, or held until the quiet hours end
    and, if its window is closed then, until that opens.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      policies:
        quiet_hours: { from: "22:00", to: "08:00", held: release }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
    -     1️⃣trigger: { calendar: { every: day, time: "07:00" } }
    +     trigger: { calendar: { every: day, time: "09:00" } }
          copy: { body: { en: "Hi" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    // What people set themselves, or what holds only at times, may leave room.
    guard let rule = spec.policies.rule.quietHours, !rule.isMovable, let quiet = spec.quietHours(of: spec.policies.rule)
    else { return [] }
    return spec.notifications.flatMap { type -> [Diagnostic] in
      // `ShutWindowRule` reports a window that never opens.
      if type.window?.rule.isInside(quiet) == true { return [] }
      let fate: String
      switch rule.treatment(of: type) {
      case .hold:
        let opening = type.window.flatMap { $0.rule.contains(quiet.to) ? nil : $0.from.value }
        fate = "it always waits until \(opening ?? quiet.to)"
      case .drop: fate = "it is dropped every time"
      case .exempt: return []
      }
      return type.triggers.compactMap { trigger -> Diagnostic? in
        let times = trigger.rule.namedTimes.filter { quiet.contains($0) && type.window?.rule.contains($0) ?? true }
        guard !times.isEmpty else { return nil }
        let due = times.map(\.description).joined(last: "and")
        return finding(
          "'notifications.\(type.id)' is due at \(due), inside the quiet hours from \(quiet.from) to \(quiet.to): \(fate)",
          at: trigger.span)
      }
    }
  }
}
