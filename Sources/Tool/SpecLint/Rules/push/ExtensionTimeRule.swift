import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct ExtensionTimeRule: LintRule {
  static let code: DiagnosticCode = "push/extension-time"
  static let page = """
    The service extension finishes within 30 seconds.

    Why: iOS stops the extension after about 30 seconds. The notification is shown with what is ready by then, or as it
    arrived. Work that needs longer is never finished.

    Source: IOS/NSE-5
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push:
        entitlements: [aps_environment]
    -   service_extension: { time_limit: 1️⃣45s }
    +   service_extension: { time_limit: 30s }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { mutable_content: true }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let limit = spec.push?.serviceExtension?.timeLimit, limit.value > .seconds(30) else { return [] }
    return [
      finding(
        "'push.service_extension.time_limit' is \(limit.value), but iOS stops the extension after 30 seconds",
        at: limit.span
      )
    ]
  }
}
