import SpecDiagnostics
import SpecLanguage

struct SnoozedPushRule: LintRule {
  static let code: DiagnosticCode = "categories/snooze-of-push"
  static let page = """
    A button that snoozes belongs to notifications of the device.

    Why: the scheduler shows its own notifications again, with the words that it knows. The words of a push come from
    the server, so only the server can send it again. Use a category without `snooze` for pushes.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: remote
        owner: retention
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        task:
          actions:
    -       - { id: LATER, title: { en: "Later" }, snooze: 1️⃣1h }
    +       - { id: LATER, title: { en: "Later" } }
      notifications:
        task:
          summary: "A task is due."
          target: home
          category: task
          push: {}
          copy: { body: { en: "A task is due" } }
      push: { entitlements: [aps_environment] }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.flatMap { category -> [Diagnostic] in
      guard
        let type = spec.notifications.first(where: { $0.push != nil && $0.content.category?.value == category.id })
      else { return [] }
      return category.actions.compactMap { action in
        action.snooze.map { snooze in
          finding(
            "'\(action.id)' in 'categories.\(category.id)' snoozes, but the server sends "
              + "'notifications.\(type.id)': give that type a category without 'snooze'",
            at: snooze.span)
        }
      }
    }
  }
}
