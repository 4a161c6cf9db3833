import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct TokenInAnalyticsRule: LintRule {
  static let code: DiagnosticCode = "analytics/token-in-parameters"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter(\.isCounted).compactMap { event in
      event.parameters.first { $0.value == .token }.map { parameter in
        finding(
          "'analytics.events.\(event.name)' sends the push token to the analytics service: remove it, or write the event "
            + "to the 'console'",
          at: parameter.span)
      }
    }
  }
}
