import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnhandledLimitedRule: LintRule {
  static let code: DiagnosticCode = "permissions/unhandled-limited"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value.canBeLimited, step.consequence(of: .limited) == nil,
        step.consequence(of: .denied)?.modules.isEmpty == false
      else { return nil }
      return finding(
        "The step '\(step.id)' does not say what 'limited' leads to: name a 'screen' or modules, or write 'limited: {}' if nothing changes",
        at: step.idSpan)
    }
  }
}
