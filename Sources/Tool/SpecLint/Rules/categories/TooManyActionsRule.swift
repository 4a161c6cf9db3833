import SpecDiagnostics
import SpecLanguage

struct TooManyActionsRule: LintRule {
  static let code: DiagnosticCode = "categories/too-many-actions"
  static let page = """
    A notification has at most four buttons.

    Why: the expanded notification shows four and a banner two. iOS shows at most ten where there is room. Put the ones
    that people need first.

    Source: UNNotificationCategory
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        plan:
          actions:
            - { id: DONE, title: { en: "Done" } }
            - { id: LATER, title: { en: "Later" } }
            - { id: MOVE, title: { en: "Move" } }
            - { id: SHARE, title: { en: "Share" } }
    -       - { id: 1️⃣MUTE, title: { en: "Mute" } }
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
      guard category.actions.count > 4 else { return nil }
      let fate = category.actions.count > 10 ? "iOS never shows more than ten" : "people see four, or two in a banner"
      return finding(
        "'categories.\(category.id)' has \(category.actions.count) buttons, but \(fate)", at: category.actions[4].idSpan
      )
    }
  }
}
