import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct FullBudgetRule: LintRule {
  static let code: DiagnosticCode = "scheduling/full-budget"
  static let page = """
    Everything that is planned ahead fits into what iOS keeps.

    Why: `policies.pending_budget` says how many notifications are planned, and iOS keeps at most 64 per app. The next of
    every type has a place, then come the others by time, what follows from `follow_up` too. Whoever does not open the app
    for longer than the plan reaches gets nothing more. If that is less than four days it is a warning, because many people
    are away for a weekend; less than a week is a note.

    A shorter `policies.horizon` says what is meant; fewer times and repetitions reach further. Settings count with their
    defaults. What signals begin is not counted: how much there is depends on people.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    - policies: { horizon: 14d }
    + policies: { horizon: 3d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        1️⃣dose:
          summary: "A dose is due."
          target: home
          trigger:
            calendar: { every: day, times: ["07:00", "10:00", "13:00", "16:00", "19:00"] }
          follow_up: { every: 10m, times: 3 }
          copy: { body: { en: "Your dose" } }
    """

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
