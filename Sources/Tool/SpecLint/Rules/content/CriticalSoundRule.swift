import SpecDiagnostics
import SpecLanguage

struct CriticalSoundRule: LintRule {
  static let code: DiagnosticCode = "content/critical-sound"
  static let page = """
    A critical sound belongs to a critical notification.

    Why: a critical sound is heard even if the phone is muted. iOS plays it only with a critical notification of an app
    that may send one. With any other, people hear nothing at all or the default sound.

    Source: IOS/TS-1
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/TS-1"]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: care
        entitlements: [time_sensitive]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: time_sensitive
    -     sound: 1️⃣critical
    +     sound: default
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      let sound = type.content.sound
      guard sound.isCritical, type.interruptionLevel != .critical else { return nil }
      return finding(
        "'notifications.\(type.id).sound' is critical, but the notification is not: use it only with "
          + "'interruption_level: critical'", at: sound.span ?? type.idSpan)
    }
  }
}
