import SpecDiagnostics
import SpecLanguage

struct TimeSensitiveEntitlementRule: LintRule {
  static let code: DiagnosticCode = "content/time-sensitive-entitlement"
  static let page = """
    An app with time-sensitive notifications has the entitlement.

    Why: without the entitlement iOS silently treats the notification like any other: it waits for the summary, and
    Focus silences it. The entitlement is a capability in Xcode and needs no approval from Apple. The old option of the
    authorization request no longer has any effect.

    Source: IOS/AUTH-8
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/AUTH-8", "IOS/LEVEL-3"]
  static let example: LintExample = """
    + app:
    +   id: demo
    +   module: Demo
    +   bundle_id: com.example.demo
    +   locales: [en]
    +   source_locale: en
    +   delivery: local
    +   owner: care
    +   entitlements: [time_sensitive]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: 1️⃣time_sensitive
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.has(.timeSensitive) else { return [] }
    return spec.notifications.filter { $0.interruptionLevel == .timeSensitive }.map { type in
      finding(
        "'notifications.\(type.id)' is time-sensitive, but 'app.entitlements' has no 'time_sensitive': iOS "
          + "would treat it like any other", at: type.level.span)
    }
  }
}
