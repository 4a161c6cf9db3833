import SpecDiagnostics
import SpecLanguage

struct OptionalStepBlocksRule: LintRule {
  static let code: DiagnosticCode = "permissions/optional-step-blocks"
  static let page = """
    An optional permission takes nothing away.

    Why: the flow tells people that they may say no, and then closes a part of the app. Either the step is not optional,
    or the module works without it.

    Source: PERM/STRUCT-3
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["PERM/STRUCT-3"]
  static let example = LintExample(
    photoFlow: """
      -       optional: true
              screen:
                id: photos_pre_prompt
                title: { en: "Your photos" }
                primary: { en: "Continue" }
                usage_description: { en: "We look for duplicates in your photos." }
              on:
                limited: {}
                denied: { block: [1️⃣photo_cleaner], screen: photos_blocked }
      """)

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
