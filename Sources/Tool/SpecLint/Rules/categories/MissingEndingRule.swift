import SpecDiagnostics
import SpecLanguage

struct MissingEndingRule: LintRule {
  static let code: DiagnosticCode = "categories/missing-ending"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories(drawnByApp: true).flatMap { category in
      category.actions.filter { $0.endsWith == nil }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' does not say what happens to the view of the content "
            + "extension: add 'ends_with'",
          at: action.idSpan)
      }
    }
  }
}
