import SpecDiagnostics
import SpecLanguage

struct EventBudgetRule: LintRule {
  static let code: DiagnosticCode = "analytics/event-budget"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(bad: exampleSpec(events: 501), good: exampleSpec(events: 500))

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let analytics = spec.analytics, analytics.provider == .firebase else { return [] }
    let types = spec.notifications.count
    let events = analytics.events.filter(\.isCounted)
    var count = 0
    for event in events {
      count += event.name.contains("{id}") ? types : 1
      guard count > Self.limit else { continue }
      let total = events.reduce(0) { $0 + ($1.name.contains("{id}") ? types : 1) }
      return [
        finding(
          "The app has \(total) event names, but Firebase allows at most \(Self.limit): share a name, and log the "
            + "difference as a parameter",
          at: event.nameSpan)
      ]
    }
    return []
  }

  private static let limit = 500

  private static func exampleSpec(events: Int) -> String {
    let lines = (1...events).map {
      "    \($0 == 501 ? LintExample.marker : "")event_\($0): { on: notification.opened, parameters: [type] }"
    }
    return "notispec: 1\nanalytics:\n  provider: firebase\n  events:\n" + lines.joined(separator: "\n")
  }
}
