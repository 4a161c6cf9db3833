import SpecDiagnostics
import SpecLanguage

struct TestCategoryInUseRule: LintRule {
  static let code: DiagnosticCode = "categories/test-only-in-use"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let id = type.content.category, let category = spec.category(id.value), category.isTestOnly else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).category' is '\(id.value)', which is for tests only", at: id.span,
        notes: [Diagnostic.Note("'\(id.value)' is declared here", at: category.idSpan)])
    }
  }
}
