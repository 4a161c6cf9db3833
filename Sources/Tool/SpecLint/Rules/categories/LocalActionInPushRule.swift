import SpecDiagnostics
import SpecLanguage

struct LocalActionInPushRule: LintRule {
  static let code: DiagnosticCode = "categories/local-action-in-push"
  static let page = """
    A button that snoozes or reports a signal belongs on local notifications.

    Why: the scheduler shows its own notifications again, with the words that it knows, and it takes the values of a
    signal from the notification that it planned. A push comes from the server, so only the server can send it again,
    and the app has to report what its buttons mean. Use a category without `snooze` and `signal` for pushes.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
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
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.flatMap { category -> [Diagnostic] in
      guard
        let type = spec.notifications.first(where: { $0.push != nil && $0.content.category?.value == category.id })
      else { return [] }
      return category.actions.flatMap { action in
        let keys = [("snoozes", "snooze", action.snooze?.span), ("reports a signal", "signal", action.signal?.span)]
        return keys.compactMap { what, key, span in
          span.map {
            finding(
              "'\(action.id)' in 'categories.\(category.id)' \(what), but the server sends "
                + "'notifications.\(type.id)': give that type a category without '\(key)'", at: $0)
          }
        }
      }
    }
  }
}
