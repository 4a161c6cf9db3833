import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecModel

/// The plan reaches as far as the rarest date.
///
/// Why: notifications are planned while the app runs, and only as far as `policies.horizon`. A monthly one reaches only people
/// who opened the app in the days before; for all others it does not come.
/// - Source: DESIGN 5 (planning)
struct ShortHorizonRule: LintRule {
  static let code: DiagnosticCode = "scheduling/short-horizon"
  static let level = Diagnostic.Severity.note
  static let types: TypeKinds = .calendar
  static let example = LintExample(
    bad: """
      notispec: 1
      policies: { horizon: 14d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          1️⃣trigger: { calendar: { every: month, day: 1 } }
          copy: { body: { en: "Your month" } }
      """,
    good: """
      notispec: 1
      policies: { horizon: 31d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          trigger: { calendar: { every: month, day: 1 } }
          copy: { body: { en: "Your month" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    let horizon = spec.policies.rule.horizon
    return spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .calendar(let rule) = trigger.rule.schedule, let days = rule.every.longestPauseInDays,
          .days(days) > horizon
        else { return nil }
        return finding(
          "'notifications.\(type.id)' comes every \(days) days or so, and the plan reaches \(horizon) ahead: who does not open the app in that time misses it",
          at: trigger.span)
      }
    }
  }
}

extension CalendarRule.Period {
  /// Nil where a setting decides.
  fileprivate var longestPauseInDays: Int? {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    default: nil
    }
  }
}
