import SpecDiagnostics
import SpecLanguage

struct OpeningActionRule: LintRule {
  static let code: DiagnosticCode = "categories/opens-app-only"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    return spec.categories.flatMap { category in
      let targets = Set(spec.notifications.filter { $0.content.category?.value == category.id }.map(\.target.value))
      return category.actions.filter { isTap($0, on: targets, in: spec) }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' only opens the app, as a tap on the notification does",
          at: action.idSpan)
      }
    }
  }

  /// Whether the button leads where a tap leads, and needs nothing more than its screen does.
  private func isTap(_ action: ActionItem, on targets: Set<String>, in spec: Spec) -> Bool {
    guard !targets.isEmpty, action.textInput == nil, action.opening?.parameters.isEmpty ?? true,
      action.options.contains(where: { $0.value == .foreground })
    else {
      return false
    }
    let needed = action.target.flatMap { spec.target($0.value) }?.parameters.map(\.id) ?? []
    return targets.allSatisfy { $0 == action.target?.value ?? $0 }
      && action.requires.allSatisfy { needed.contains($0.value) }
  }
}
