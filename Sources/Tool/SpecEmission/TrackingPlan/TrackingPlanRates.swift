import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

/// Shares that the events of a plan can tell, each with its formula, so that two dashboards count alike.
///
/// A rate needs an event of its own for what went well and one for what did not; `push.goals` says what the team wants.
struct TrackingPlanRates {
  let plan: TrackingPlan

  /// Name, formula and goal.
  var rows: [[String]] {
    let goals = plan.spec.push?.goals
    return Permission.allCases.compactMap { permission in
      row(
        "Permission for \(permission.rawValue)",
        [.permission(permission, .granted), .permission(permission, .limited)], [.permission(permission, .denied)],
        among: "answers")
    }
      + [
        row(
          "Registrations with APNs", [.tokenRegistered], [.tokenRegistrationFailed], among: "registrations",
          goals?.registered),
        row("Tokens in the store", [.tokenStored], [.tokenStoreFailed], among: "writes", goals?.stored), arrived,
      ].compactMap { $0 }
  }

  /// What arrived of what was sent by hand: only the console knows how many that were.
  private var arrived: [String]? {
    let events = events(of: [.notificationFired])
    guard !events.isEmpty, plan.spec.notifications.allSatisfy({ $0.push != nil }) else { return nil }
    return ["Test notifications", "\(events.joined(separator: " + ")) / what the console says it sent", ""]
  }

  private func row(
    _ name: String, _ good: [EventRule.Transition], _ bad: [EventRule.Transition], among whole: String,
    _ goal: Located<Double>? = nil
  ) -> [String]? {
    let (good, bad) = (events(of: good), events(of: bad))
    guard !good.isEmpty, !bad.isEmpty else { return nil }
    let share = good.joined(separator: " + ")
    let formula = "\(good.count > 1 ? "(\(share))" : share) / (\((good + bad).joined(separator: " + ")))"
    return [name, formula, goal.map { "\(PushGoalsItem.words($0.value)) of \(whole)" } ?? ""]
  }

  /// Those that count nothing else.
  private func events(of transitions: [EventRule.Transition]) -> [String] {
    plan.analytics.events.filter { event in
      event.console == nil && event.transitions.allSatisfy { transitions.contains($0.value) }
    }.map { MarkdownWriter.code($0.name) }
  }
}
