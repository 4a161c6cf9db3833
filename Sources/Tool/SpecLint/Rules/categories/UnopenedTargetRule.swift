import SpecDiagnostics
import SpecLanguage

struct UnopenedTargetRule: LintRule {
  static let code: DiagnosticCode = "categories/unopened-target"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.categories.flatMap { category in
      category.actions.compactMap { action in
        guard let target = action.target, !action.options.contains(where: { $0.value == .foreground }) else {
          return nil
        }
        return finding(
          "'\(action.id)' in 'categories.\(category.id)' never opens '\(target.value)', because the button does not open "
            + "the app: write 'options: [foreground]', or leave 'target' out", at: target.span)
      }
    }
  }
}
