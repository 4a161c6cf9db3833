import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct StarvedTypeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/starved"
  static let page = """
    Every type comes at some point.

    Why: if a type with a higher priority is due every day at the same time without any condition, and the cap allows
    one notification a day, the lower one never comes, whatever triggers it. The other type takes every day, and every
    slot that this one could be deferred to. A type that waits for a place never comes then, whatever its priority: it
    waits only while the cap has room at any time, because no app code runs when the place is reached. If people can
    switch the type that wins off, only those who do get the others.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        news:
          summary: "News."
          target: home
          trigger: { calendar: { every: day } }
    +     repeat_after: { days: 3 }
          priority: 20
          copy: { body: { en: "There is news" } }
        tidy:
          summary: "Tidy."
          target: home
          1️⃣trigger: { calendar: { every: day } }
          priority: 10
          copy: { body: { en: "Tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let caps = spec.policies.rule.caps.filter(\.isOnePerDay)
    guard spec.isComplete, !caps.isEmpty else { return [] }
    let greedy = spec.notifications.filter { $0.isDueEveryDay && $0.onCap != .exempt }
    // Types of one group compete with the same types.
    var winners: [String?: NotificationItem] = [:]
    for group in Set(spec.notifications.map(\.group?.value)) {
      let shared = caps.filter { $0.counts(group: group) }
      let rivals = greedy.filter { rival in shared.contains { $0.counts(rival) } }
      winners[group] = rivals.max { $0.priority < $1.priority }
    }
    return spec.notifications.compactMap { type in
      guard type.onCap != .exempt, let winner = winners[type.group?.value], let trigger = type.triggers.first else {
        return nil
      }
      let onlyWaits = type.triggers.allSatisfy(\.waitsForPlace)
      guard onlyWaits || winner.priority > type.priority else { return nil }
      let rest = type.onCap == .defer && !onlyWaits ? ". Every slot that it is deferred to is taken as well" : ""
      return finding(
        "'notifications.\(type.id)' never comes: '\(winner.id)' is due every day"
          + "\(onlyWaits ? "" : " with a higher priority"), and the cap allows only one\(rest)",
        at: trigger.span, notes: [Diagnostic.Note("'\(winner.id)' is defined here", at: winner.idSpan)])
    }
  }
}

extension CapRule {
  fileprivate var isOnePerDay: Bool {
    switch window {
    case .rollingDay, .calendarDay: max == 1
    case .calendarWeek: false
    case .span(let span): max == 1 && span >= .days(1)
    }
  }
}

extension NotificationItem {
  fileprivate var isDueEveryDay: Bool {
    conditions.isEmpty && repeatAfter == nil && upkeep.expires == nil
      && triggers.contains { trigger in
        guard case .calendar(let rule) = trigger.rule.schedule, trigger.conditions.isEmpty else { return false }
        return rule.every == .day
      }
  }
}
