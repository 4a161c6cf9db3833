import SpecDiagnostics
import SpecModel

/// A notification that can be overtaken leads somewhere else then.
///
/// Why: a push about the limit stays on the Lock Screen after the purchase. Who taps it then must not land on the paywall. With
/// `fallback` on the target people come to a screen that still makes sense.
/// - Source: source conflict 20 (NOTIF-001/AC-6, AC-8)
struct OutdatedWithoutFallbackRule: LintRule {
  static let code: DiagnosticCode = "links/outdated-without-fallback"
  static let level = Diagnostic.Severity.warning
  static let types: TypeKinds = .negation
  static let example = LintExample(
    bad: """
      notispec: 1
      signals: { limit_reached: {}, bought: {} }
      deep_links: { scheme: demo, targets: { paywall: { path: /paywall } } }
      notifications:
        offer:
          summary: "Reached the limit."
          target: 1️⃣paywall
          trigger: { after: { signal: limit_reached, delay: 1h } }
          conditions: [{ not: { happened: bought } }]
          copy: { body: { en: "Unlock everything" } }
      """,
    good: """
      notispec: 1
      signals: { limit_reached: {}, bought: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home }, paywall: { path: /paywall, fallback: home } } }
      notifications:
        offer:
          summary: "Reached the limit."
          target: paywall
          trigger: { after: { signal: limit_reached, delay: 1h } }
          conditions: [{ not: { happened: bought } }]
          copy: { body: { en: "Unlock everything" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.notifications.isEmpty else { return [] }
    let targets = spec.targetsByID
    return spec.notifications.compactMap { type in
      let goals = type.conditions.compactMap(\.goal)
      guard let goal = goals.first, let target = targets[type.target.value], target.fallback == nil else {
        return nil
      }
      return finding(
        "'notifications.\(type.id)' is pointless once '\(goal.value)' has happened, but a tap still opens '\(target.id)': give that screen a 'fallback'",
        at: type.target.span, notes: [Diagnostic.Note("the condition that can be overtaken", at: goal.span)])
    }
  }
}

extension ConditionItem {
  /// The signal after which a notification has no point any more: that of `not: { happened: … }`.
  fileprivate var goal: Located<String>? {
    guard case .not(let item) = form, case .happened(let match, _) = item.form else { return nil }
    return match.signal
  }
}
