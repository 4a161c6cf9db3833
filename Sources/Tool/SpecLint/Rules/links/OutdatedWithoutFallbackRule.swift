import SpecDiagnostics
import SpecLanguage

struct OutdatedWithoutFallbackRule: LintRule {
  static let code: DiagnosticCode = "links/outdated-without-fallback"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    // A fallback may be in what could not be read.
    guard spec.isComplete, !spec.notifications.isEmpty else { return [] }
    let targets = spec.targetsByID
    return spec.notifications.compactMap { type in
      guard let goal = type.conditions.lazy.compactMap(\.goal).first, let target = targets[type.target.value],
        target.fallback == nil, !target.parameters.isEmpty
      else { return nil }
      let times = goal.atLeast.map { $0 > 1 ? " \($0) times" : "" } ?? ""
      return finding(
        "'notifications.\(type.id)' is pointless once '\(goal.signal.value)' has happened\(times), but a tap still "
          + "opens '\(target.id)'. Give that screen a 'fallback'",
        at: type.target.span, notes: [Diagnostic.Note("the condition that may no longer hold", at: goal.signal.span)])
    }
  }
}

extension ConditionItem {
  /// What makes a notification pointless: the `happened` of `not: { happened: … }`.
  fileprivate var goal: HappenedCondition? {
    guard case .not(let item) = form, case .happened(let goal) = item.form else { return nil }
    return goal
  }
}
