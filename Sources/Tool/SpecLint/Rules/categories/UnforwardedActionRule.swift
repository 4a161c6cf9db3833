import SpecDiagnostics
import SpecLanguage

struct UnforwardedActionRule: LintRule {
  static let code: DiagnosticCode = "categories/not-forwarded"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    // Elsewhere `ends_with` has no effect, which `IdleEndingRule` reports.
    spec.categories(drawnByApp: true).flatMap { category in
      category.actions.compactMap { action in
        guard let ending = action.endsWith, ending.value != .dismissAndForward, let need = need(of: action) else {
          return nil
        }
        return finding(
          "'\(action.id)' in 'categories.\(category.id)' \(need), but with 'ends_with: \(ending.value.rawValue)' the app "
            + "is not told: use 'dismiss_and_forward'",
          at: ending.span)
      }
    }
  }

  private func need(of action: ActionItem) -> String? {
    if action.target != nil { return "opens a screen" }
    if action.options.contains(where: { $0.value == .foreground }) { return "opens the app" }
    if action.textInput != nil { return "takes a text" }
    if action.signal != nil { return "reports a signal" }
    return action.snooze == nil ? nil : "snoozes"
  }
}
