import SpecDiagnostics
import SpecLanguage

struct ReservedSchemeRule: LintRule {
  static let code: DiagnosticCode = "links/reserved-scheme"
  static let page = """
    The URL scheme belongs only to the app.

    Why: `https`, `tel` and `mailto` belong to the system. iOS would open Safari, Phone or Mail, and never the app.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      deep_links:
    -   scheme: 1️⃣https
    +   scheme: demo
        universal: https://demo.example.com
        targets:
          home: { path: /home }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let scheme = spec.deepLinks?.scheme, Self.taken.contains(scheme.value) else { return [] }
    return [
      finding("'deep_links.scheme' is '\(scheme.value)', which belongs to the system: choose your own", at: scheme.span)
    ]
  }

  private static let taken: Set<String> = [
    "http", "https", "ftp", "file", "data", "about", "javascript", "mailto", "tel", "telprompt", "sms", "facetime",
    "facetime-audio", "maps", "itms", "itms-apps", "itms-appss", "app-settings", "prefs", "shortcuts", "calshow",
    "webcal", "message", "photos-redirect", "x-apple-reminderkit", "blob", "ws", "wss",
  ]
}
