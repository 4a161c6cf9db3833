import SpecDiagnostics
import SpecLanguage

struct OutdatedWithoutFallbackRule: LintRule {
  static let code: DiagnosticCode = "links/outdated-without-fallback"
  static let page = """
    A notification that may be out of date when it is tapped has another screen to open.

    Why: a notification about a basket stays on the Lock Screen after the order. A tap on it must not open an empty
    basket. With a `fallback` on the target, people come to a screen that still makes sense. A screen without parameters
    shows nothing specific and cannot be out of date: it is where a fallback would lead.

    Source: NOTIF-001/AC-6, NOTIF-001/AC-8
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals: { basket_left: { parameters: { basket_id: { type: string } } }, ordered: {} }
      deep_links:
        scheme: demo
    -   targets: { basket: { path: "/baskets/{basket_id}", parameters: { basket_id: { type: string } } } }
    +   targets:
    +     home: { path: /home }
    +     basket: { path: "/baskets/{basket_id}", parameters: { basket_id: { type: string } }, fallback: home }
      notifications:
        reminder:
          summary: "Left a basket."
          target: 1️⃣basket
          arguments: { basket_id: { type: string, example: "B1" } }
          trigger: { after: { signal: basket_left, delay: 1h } }
          conditions: [{ not: { happened: ordered } }]
          copy: { body: { en: "Your basket is waiting" } }
    """

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
