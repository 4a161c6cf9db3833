import SpecDiagnostics
import SpecLanguage

struct DestructiveFirstRule: LintRule {
  static let code: DiagnosticCode = "categories/destructive-first"
  static let level = Diagnostic.Severity.warning

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
