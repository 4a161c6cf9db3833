import SpecDiagnostics
import SpecLanguage

struct UnusedCategoryRule: LintRule {
  static let code: DiagnosticCode = "categories/unused"
  static let page = """
    Every category belongs to a notification.

    Why: buttons that no notification shows are registered, translated and tested for nothing. Usually a type is missing
    its category, and people never see the buttons. A category for tests has `test_only: true`.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    + deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
    -   1️⃣plan: { actions: [{ id: DONE, title: { en: "Done" } }] }
    +   plan:
    +     actions:
    +       - { id: DONE, title: { en: "Done" } }
    + notifications:
    +   daily:
    +     summary: "Every day."
    +     target: home
    +     trigger: { calendar: { every: day, time: "09:00" } }
    +     category: plan
    +     copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let used = Set(spec.notifications.compactMap(\.content.category?.value))
    return spec.categories.filter { !$0.isTestOnly && !used.contains($0.id) }.map { category in
      finding(
        "No type has the category 'categories.\(category.id)': its buttons are never shown", at: category.idSpan)
    }
  }
}
