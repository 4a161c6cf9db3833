import SpecDiagnostics
import SpecLanguage

struct DestructiveFirstRule: LintRule {
  static let code: DiagnosticCode = "categories/destructive-first"
  static let page = """
    The first button is not a destructive one.

    Why: people press the first button without reading, and a banner shows only two. Put what cannot be undone below
    what can.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
    +       - { id: DONE, title: { en: "Done" } }
            - { id: 1️⃣DELETE, title: { en: "Delete" }, options: [destructive, authentication_required] }
    -       - { id: DONE, title: { en: "Done" } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day, time: "09:00" } }
          category: plan
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.compactMap { category in
      guard let first = category.actions.first, first.isDestructive,
        category.actions.contains(where: { !$0.isDestructive })
      else { return nil }
      return finding(
        "'\(first.id)' is the first button of 'categories.\(category.id)' and is destructive: put a harmless one "
          + "first",
        at: first.idSpan)
    }
  }
}
