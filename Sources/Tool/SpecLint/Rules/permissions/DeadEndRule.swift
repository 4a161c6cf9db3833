import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct DeadEndRule: LintRule {
  static let code: DiagnosticCode = "permissions/dead-end"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    var findings = flow.screens.filter { $0.primary == nil && $0.secondary == nil }.map { screen in
      finding(
        "'permission_flow.screens.\(screen.id)' has no button: give it one that leads somewhere", at: screen.idSpan)
    }
    for step in flow.steps {
      for consequence in step.consequences {
        if let module = consequence.block.first, consequence.screen == nil {
          findings.append(
            finding(
              "'\(consequence.answer.rawValue)' in the step '\(step.id)' blocks '\(module.value)' but shows nothing in its "
                + "place: name a 'screen', or hide the module",
              at: module.span))
        }
        guard consequence.modules.isEmpty, let id = consequence.screen, let screen = flow.screen(id.value),
          !screen.buttons.isEmpty, !screen.buttons.contains(where: { $0 != .settings })
        else { continue }
        findings.append(
          finding(
            "After '\(consequence.answer.rawValue)' in the step '\(step.id)', the flow stops at '\(screen.id)', which only "
              + "leads to Settings: give it a button with 'next_step'",
            at: id.span))
      }
    }
    return findings
  }
}

extension PermissionScreenItem {
  /// Where its buttons lead.
  var buttons: [PermissionScreenRule.Destination] { [primaryOpens, secondaryOpens].compactMap { $0 } }
}
