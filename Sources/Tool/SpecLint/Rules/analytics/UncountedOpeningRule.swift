import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct UncountedOpeningRule: LintRule {
  static let code: DiagnosticCode = "analytics/uncounted-opening"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, let analytics = spec.analytics, analytics.provider != .noProvider,
      let first = spec.notifications.first,
      !analytics.events.contains(where: { $0.isCounted && $0.transitions.contains { $0.value == .notificationOpened } })
    else { return [] }
    if let (event, hook) = analytics.events.lazy.compactMap(Self.hookOfOther).first {
      return [
        finding(
          "Nothing counts how often notifications are opened, and '\(event.id)' has '\(hook.value.rawValue)': did you mean "
            + "'notification.opened'?", at: hook.span)
      ]
    }
    let opened = spec.notifications.count > 1 ? "notifications are" : "'notifications.\(first.id)' is"
    return [
      finding(
        "Nothing counts how often \(opened) opened: add an event with 'on: notification.opened'", at: first.idSpan)
    ]
  }

  /// An event that is called after openings and counts something else of notifications, as when its line was copied.
  private static func hookOfOther(_ event: EventItem) -> (EventItem, Located<EventRule.Transition>)? {
    let words = Set(event.id.split(separator: "_").map(String.init))
    guard event.isCounted, event.transitions.count == 1, let hook = event.transitions.first,
      hook.value.rawValue.hasPrefix("notification."),
      !words.isDisjoint(with: ["open", "opened", "tap", "tapped", "click", "clicked"])
    else { return nil }
    return (event, hook)
  }
}

extension EventItem {
  /// A line on the console is for developers and counts nothing.
  var isCounted: Bool { console == nil }
}
