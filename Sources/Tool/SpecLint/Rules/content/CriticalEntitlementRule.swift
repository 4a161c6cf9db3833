import SpecDiagnostics
import SpecLanguage

struct CriticalEntitlementRule: LintRule {
  static let code: DiagnosticCode = "content/critical-entitlement"
  static let page = """
    An app with critical notifications has Apple's entitlement and asks people for permission.

    Why: critical alerts sound even if the phone is muted. Apple grants the entitlement on request, for health and
    safety, and iOS asks people separately. If either is missing, it is a notification like any other, and people who
    rely on it do not hear it.

    Source: IOS/LEVEL-4
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/LEVEL-4"]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
        entitlements: [critical_alerts]
    +   authorization: { options: [alert, sound, badge, critical_alert] }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: 1️⃣critical
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    var missing: [String] = []
    if !spec.has(.criticalAlerts) { missing.append("'app.entitlements' has no 'critical_alerts'") }
    if !(spec.app.authorization?.options ?? []).contains(where: { $0.value == .criticalAlert }) {
      missing.append("'app.authorization.options' has no 'critical_alert'")
    }
    guard !missing.isEmpty else { return [] }
    let option = spec.app.authorization?.options.first { $0.value == .criticalAlert }
    let asked = option.map { option in
      finding(
        "'app.authorization.options' asks for 'critical_alert', but \(missing.joined(last: "and"))", at: option.span)
    }
    return [asked].compactMap(\.self)
      + spec.notifications.filter { $0.interruptionLevel == .critical }.map { type in
        finding(
          "'notifications.\(type.id)' is critical, but \(missing.joined(last: "and"))",
          at: type.level.span)
      }
  }
}
