import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct TokenInAnalyticsRule: LintRule {
  static let code: DiagnosticCode = "analytics/token-in-parameters"
  static let page = """
    The push token is never sent to an analytics service.

    Why: anyone with the token can address one device of one person. It is personal data and has no place in a
    dashboard. An FCM token is also longer than the 100 characters that Firebase takes, so Firebase would drop it. On a
    developer's console it is just what is needed.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token: { store: "users/{uid}/private/{device}", field: token }
        firestore_rules: private_subcollection
    - analytics: { provider: none, events: { token_received: { on: token.received, parameters: [1️⃣token] } } }
    + analytics:
    +   provider: none
    +   events: { token_received: { on: token.received, parameters: [token], console: "Token: {token}" } }
    """

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
