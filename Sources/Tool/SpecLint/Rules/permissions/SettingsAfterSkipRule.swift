import SpecDiagnostics
import SpecLanguage

struct SettingsAfterSkipRule: LintRule {
  static let code: DiagnosticCode = "permissions/settings-after-skip"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    return flow.steps.flatMap { step in
      step.consequences.compactMap { consequence -> Diagnostic? in
        guard consequence.answer == .skipped || consequence.answer == .dismissed, let id = consequence.screen,
          let screen = flow.screen(id.value), screen.buttons.contains(.settings), !screen.buttons.contains(.prePrompt)
        else { return nil }
        return finding(
          "After '\(consequence.answer.rawValue)' in the step '\(step.id)', Settings has nothing to switch on yet: lead to a "
            + "screen whose button opens 'pre_prompt'",
          at: id.span, notes: [Diagnostic.Note("this screen leads to Settings", at: screen.idSpan)])
      }
    }
  }
}
