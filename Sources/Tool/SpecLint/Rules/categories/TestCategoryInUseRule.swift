import SpecDiagnostics
import SpecLanguage

struct TestCategoryInUseRule: LintRule {
  static let code: DiagnosticCode = "categories/test-only-in-use"
  static let page = """
    A test category is not sent to users.

    Why: `test_only` says that its buttons are for trying things out. In a real notification users press "Action 1" and
    wonder what it did.

    Source: IOS/CAT-7
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
    -   trial: { test_only: true, actions: [{ id: ACTION1, title: { en: "Action 1" } }] }
    +   trial: { actions: [{ id: DONE, title: { en: "Done" } }] }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: 1️⃣trial
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let id = type.content.category, let category = spec.category(id.value), category.isTestOnly else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).category' is '\(id.value)', which is for tests only", at: id.span,
        notes: [Diagnostic.Note("'\(id.value)' is declared here", at: category.idSpan)])
    }
  }
}
