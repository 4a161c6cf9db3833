import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct FullBudgetRule: LintRule {
  static let code: DiagnosticCode = "scheduling/full-budget"
  static let level = Diagnostic.Severity.warning

  /// Who stays away for so long is surprised that reminders have ended.
  private static let weekend = TimeSpan.days(4)
  private static let longAbsence = TimeSpan.days(7)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    // A Monday; the zone does not matter.
    let now = Moment(instant: Instant(milliseconds: 1_767_571_200_000), zone: .utc)
    let reach = Scheduler(spec.ruleTable).reach(at: now)
    guard let end = reach.end, end - now.instant < Self.longAbsence,
      let first = spec.notifications.first(where: { reach.types.contains($0.id) })
    else { return [] }
    let days = max(1, Int((end - now.instant).milliseconds / TimeSpan.days(1).milliseconds))
    let horizon = spec.policies.rule.horizon
    let names = reach.types.map { "'notifications.\($0)'" }
    let list = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) more types"] : names[...]
    var found = finding(
      "'policies.pending_budget' has \(spec.policies.rule.pendingBudget) places, and the plan of the next \(horizon) needs "
        + "more: whoever does not open the app for \(days.counted("day")) gets nothing after that of "
        + list.joined(separator: list.count > 2 ? ", " : " and "), at: first.idSpan)
    if end - now.instant >= Self.weekend { found.severity = .note }
    return [found]
  }
}
