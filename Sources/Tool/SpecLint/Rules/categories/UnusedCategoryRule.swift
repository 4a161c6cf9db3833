import SpecDiagnostics
import SpecLanguage

struct UnusedCategoryRule: LintRule {
  static let code: DiagnosticCode = "categories/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let used = Set(spec.notifications.compactMap(\.content.category?.value))
    return spec.categories.filter { !$0.isTestOnly && !used.contains($0.id) }.map { category in
      finding(
        "No type has the category 'categories.\(category.id)': its buttons are never shown", at: category.idSpan)
    }
  }
}
