import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct StarvedTypeRule: LintRule {
  static let code: DiagnosticCode = "scheduling/starved"
  static let level = Diagnostic.Severity.warning

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
