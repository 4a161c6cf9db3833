import Testing

@testable import SpecLint

@Test func bothAreNeeded() throws {
  try expectFindings(
    of: CriticalEntitlementRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: 1️⃣critical
          copy: { body: { en: "Hello" } }
      """,
    [
      (
        "1️⃣",
        "'notifications.daily' is critical, but 'app.entitlements' has no 'critical_alerts' and "
          + "'app.authorization.options' has no 'critical_alert'"
      )
    ])
}

@Test func whoAsksNeedsItToo() throws {
  try expectFindings(
    of: CriticalEntitlementRule(),
    in: """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        authorization: { options: [alert, 1️⃣critical_alert] }
      """,
    [
      (
        "1️⃣",
        "'app.authorization.options' asks for 'critical_alert', but 'app.entitlements' has no 'critical_alerts'"
      )
    ])
}
