import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct TokenInAnalyticsRule: LintRule {
  static let code: DiagnosticCode = "analytics/token-in-parameters"
  static let page = """
    The push token goes to no analytics service.

    Why: who has the token can address one device of one person. It is personal data, has nothing to do in a dashboard,
    and is longer than the 100 characters that Firebase takes, so it is cut off and useless there as well. In a line of
    the console of a developer it is what one looks for.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token: { store: "users/{uid}/private/push", field: token, multiple_devices: true }
        firestore_rules: private_subcollection
    - analytics: { provider: none, events: { token_received: { on: token.received, parameters: [1️⃣token] } } }
    + analytics:
    +   provider: none
    +   events: { token_received: { on: token.received, parameters: [token], console: "Token: {token}" } }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter(\.isCounted).compactMap { event in
      event.parameters.first { $0.value == .token }.map { parameter in
        finding(
          "'analytics.events.\(event.name)' hands the push token to the analytics service: remove it, or write the event as a line of the 'console'",
          at: parameter.span)
      }
    }
  }
}
