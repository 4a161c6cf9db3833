import SpecDiagnostics
import SpecLanguage

struct UnguardedDestructiveRule: LintRule {
  static let code: DiagnosticCode = "categories/unguarded-destructive"
  static let page = """
    A button that destroys something asks to unlock the phone.

    Why: notifications stand on the Lock Screen, and everybody who has the phone in hand can press their buttons. With
    `authentication_required` iOS asks for Face ID or the code first. Where nothing of value is lost it may be left out.
    """
  static let level = Diagnostic.Severity.note
  static let example = LintExample(
    """
      notispec: 1
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
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.filter { !$0.isTestOnly }.flatMap { category in
      category.actions.filter { action in
        action.isDestructive
          && !action.options.contains { $0.value == .authenticationRequired || $0.value == .foreground }
      }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' destroys something, and a locked phone does not stop it: "
            + "'authentication_required' does", at: action.idSpan)
      }
    }
  }
}
