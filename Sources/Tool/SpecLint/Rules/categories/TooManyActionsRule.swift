import SpecDiagnostics
import SpecLanguage

struct TooManyActionsRule: LintRule {
  static let code: DiagnosticCode = "categories/too-many-actions"
  static let level = Diagnostic.Severity.warning

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
