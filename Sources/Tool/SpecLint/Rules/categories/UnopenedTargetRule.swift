import SpecDiagnostics
import SpecLanguage

struct UnopenedTargetRule: LintRule {
  static let code: DiagnosticCode = "categories/unopened-target"
  static let page = """
    A button with a `target` opens the app.

    Why: iOS handles a button without `foreground` in the background. Nothing opens there, whatever screen the button
    names.

    Source: UNNotificationActionOptions.foreground
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home }, plan: { path: /plan } } }
      categories:
        plan:
          actions:
    -       - { id: PLAN, title: { en: "Plan" }, target: 1️⃣plan }
    +       - { id: PLAN, title: { en: "Plan" }, target: plan, options: [foreground] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.flatMap { category in
      category.actions.compactMap { action in
        guard let target = action.target, !action.options.contains(where: { $0.value == .foreground }) else {
          return nil
        }
        return finding(
          "'\(action.id)' in 'categories.\(category.id)' never opens '\(target.value)', because the button does not open "
            + "the app: write 'options: [foreground]', or leave 'target' out", at: target.span)
      }
    }
  }
}
