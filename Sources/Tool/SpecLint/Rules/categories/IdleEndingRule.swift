import SpecDiagnostics
import SpecLanguage

struct IdleEndingRule: LintRule {
  static let code: DiagnosticCode = "categories/idle-ending"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    if !spec.isComplete { return [] }
    return spec.categories(drawnByApp: false).flatMap { category in
      category.actions.compactMap { action in
        action.endsWith.map { ending in
          finding(
            "'\(action.id)' in 'categories.\(category.id)' has 'ends_with', but no content extension draws "
              + "this category: list it in 'push.content_extension', or remove 'ends_with'",
            at: ending.span)
        }
      }
    }
  }
}
