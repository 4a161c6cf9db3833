import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecModel

/// A type gets its turn some day.
///
/// Why: when a type with a higher priority is due every day at the same time without any condition, and the cap lets one
/// notification a day through, the lower one never comes.
/// - Source: DESIGN 9
struct StarvedTypeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/starved"
  static let level = Diagnostic.Severity.warning
  static let types: TypeKinds = .calendar
  static let example = LintExample(
    bad: """
      notispec: 1
      policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "News."
          target: home
          trigger: { calendar: { every: day } }
          priority: 20
          copy: { body: { en: "There is news" } }
        tidy:
          summary: "Tidy."
          target: home
          1️⃣trigger: { calendar: { every: day } }
          priority: 10
          copy: { body: { en: "Tidy up" } }
      """,
    good: """
      notispec: 1
      policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "News."
          target: home
          trigger: { calendar: { every: day } }
          repeat_after: { days: 3 }
          priority: 20
          copy: { body: { en: "There is news" } }
        tidy:
          summary: "Tidy."
          target: home
          trigger: { calendar: { every: day } }
          priority: 10
          copy: { body: { en: "Tidy up" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, spec.policies.rule.caps.contains(where: \.isOnePerDay) else { return [] }
    let greedy = spec.notifications.filter { $0.isDueEveryDay && $0.onCap != .exempt }
    return spec.notifications.flatMap { type -> [Diagnostic] in
      guard type.onCap == .drop, let winner = greedy.first(where: { $0.priority > type.priority }) else { return [] }
      let dated = type.triggers.filter { if case .calendar = $0.rule.schedule { true } else { false } }
      guard dated.count == type.triggers.count, let trigger = dated.first else { return [] }
      return [
        finding(
          "'notifications.\(type.id)' never comes: '\(winner.id)' is due every day, has a higher priority, and the cap lets one through",
          at: trigger.span, notes: [Diagnostic.Note("'\(winner.id)' is defined here", at: winner.idSpan)])
      ]
    }
  }
}

extension CapRule {
  fileprivate var isOnePerDay: Bool {
    switch window {
    case .rollingDay, .calendarDay: max == 1
    case .span(let span): max == 1 && span >= .days(1)
    }
  }
}

extension NotificationItem {
  fileprivate var isDueEveryDay: Bool {
    conditions.isEmpty && repeatAfter == nil
      && triggers.contains { trigger in
        guard case .calendar(let rule) = trigger.rule.schedule, trigger.conditions.isEmpty else { return false }
        return rule.every == .day
      }
  }
}
