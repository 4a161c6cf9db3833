import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct MisleadingButtonRule: LintRule {
  static let code: DiagnosticCode = "permissions/misleading-button"
  static let page = """
    A button leads where the spec says it does.

    Why: a screen that follows an answer is part of the flow. Its button leads to the next step or, after the last one,
    to the end of the flow; it cannot skip the steps that are left. A screen that replaces a module is shown when no flow
    is running, so there is no next step, and its button leads back to the app. With the other word the app would not do
    what the spec says.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      modules: { cleaner: { name: { en: "Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            claims: [duplicates]
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: { screen: photos_hint }
              denied: { hide: [cleaner] }
        screens:
          photos_hint:
            text: { en: "To clean all duplicates, allow all photos." }
            primary: { en: "Continue" }
    -       primary_opens: 1️⃣app
    +       primary_opens: next_step
    """

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
