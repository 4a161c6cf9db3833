import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct ExtensionTimeRule: LintRule {
  static let code: DiagnosticCode = "push/extension-time"
  static let level = Diagnostic.Severity.error

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
