import SpecDiagnostics
import SpecLanguage

struct UnguardedDestructiveRule: LintRule {
  static let code: DiagnosticCode = "categories/unguarded-destructive"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.filter { !$0.isTestOnly }.flatMap { category in
      category.actions.filter { action in
        action.isDestructive
          && !action.options.contains { $0.value == .authenticationRequired || $0.value == .foreground }
      }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' is destructive, and anyone can press it on a locked phone: add "
            + "'authentication_required'", at: action.idSpan)
      }
    }
  }
}
