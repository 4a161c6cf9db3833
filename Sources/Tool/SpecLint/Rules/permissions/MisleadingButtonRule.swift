import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct MisleadingButtonRule: LintRule {
  static let code: DiagnosticCode = "permissions/misleading-button"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    return flow.screens.flatMap { screen in
      let uses = flow.steps.flatMap(\.consequences).filter { $0.screen?.value == screen.id }
      guard !uses.isEmpty else { return [Diagnostic]() }
      let isInFlow = uses.contains { $0.modules.isEmpty }
      // A flow that is forced offers Settings on it, as one of its steps.
      let isOffered = flow.showWhen.contains { $0.value == .forced } && uses.contains { $0.answer == .denied }
      return [("primary_opens", screen.primary), ("secondary_opens", screen.secondary)].compactMap { key, button in
        guard let button, button.opens.span != button.label.keySpan else { return nil }
        return judge(
          button.opens, "'permission_flow.screens.\(screen.id).\(key)'", isInFlow: isInFlow, isOffered: isOffered)
      }
    }
  }

  private func judge(
    _ opens: Located<PermissionScreenRule.Destination>, _ place: String, isInFlow: Bool, isOffered: Bool
  ) -> Diagnostic? {
    switch opens.value {
    case .app where isInFlow:
      finding(
        "\(place) is 'app', but the screen is part of the flow: write 'next_step', which ends the flow after its last "
          + "step", at: opens.span,
        fixIt: Diagnostic.FixIt("write 'next_step'", replace: opens.span, with: "next_step"))
    case .nextStep where !isInFlow && !isOffered:
      finding(
        "\(place) is 'next_step', but the screen replaces a module, and no step follows it: write 'app'",
        at: opens.span,
        fixIt: Diagnostic.FixIt("write 'app'", replace: opens.span, with: "app"))
    case .settings, .prePrompt, .app, .nextStep: nil
    }
  }
}
