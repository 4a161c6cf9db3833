import SpecDiagnostics
import SpecLanguage

struct LocalActionInPushRule: LintRule {
  static let code: DiagnosticCode = "categories/local-action-in-push"
  static let level = Diagnostic.Severity.error

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
