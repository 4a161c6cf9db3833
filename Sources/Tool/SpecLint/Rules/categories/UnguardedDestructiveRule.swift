import SpecDiagnostics
import SpecLanguage

struct UnguardedDestructiveRule: LintRule {
  static let code: DiagnosticCode = "categories/unguarded-destructive"
  static let page = """
    A destructive button requires the phone to be unlocked.

    Why: notifications are shown on the Lock Screen, and anyone who holds the phone can press their buttons. With
    `authentication_required` iOS asks for Face ID or the passcode first. It can be left out if nothing of value is
    lost.
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: DONE, title: { en: "Done" } }
    -       - { id: 1️⃣DELETE, title: { en: "Delete" }, options: [destructive] }
    +       - { id: DELETE, title: { en: "Delete" }, options: [destructive, authentication_required] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.filter { !$0.isTestOnly }.flatMap { category in
      category.actions.filter { action in
        action.isDestructive
          && !action.options.contains { $0.value == .authenticationRequired || $0.value == .foreground }
      }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' is destructive, and anyone can press it on a locked phone: add "
            + "'authentication_required'", at: action.idSpan)
      }
    }
  }
}
