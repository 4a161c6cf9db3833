import SpecDiagnostics
import SpecLanguage

struct OptionalStepBlocksRule: LintRule {
  static let code: DiagnosticCode = "permissions/optional-step-blocks"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).filter(\.isOptional).flatMap { step in
      step.consequences.flatMap { consequence in
        consequence.modules.map { module in
          finding(
            "The step '\(step.id)' is optional, but '\(consequence.answer.rawValue)' takes '\(module.value)' away: keep "
              + "the module, or remove 'optional'",
            at: module.span)
        }
      }
    }
  }
}
