import SpecDiagnostics
import SpecModel

/// Every signal begins a notification or decides about one.
///
/// Why: a signal costs the app a call at the right moment. One that nothing listens to is a leftover, or a condition that
/// somebody forgot.
struct UnusedSignalRule: LintRule {
  static let code: DiagnosticCode = "signals/unused"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
      signals: { 1️⃣opened: {} }
      """,
    good: """
      notispec: 1
      signals: { opened: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: opened, delay: 1h } }
          copy: { body: { en: "Hi" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.signals.isEmpty else { return [] }
    var used: Set<String> = []
    for type in spec.notifications {
      for trigger in type.triggers {
        if let signal = trigger.signal { used.insert(signal.signal.value) }
        for condition in trigger.conditions { condition.addSignals(to: &used) }
      }
      for condition in type.conditions { condition.addSignals(to: &used) }
      type.repeatAfter?.orWhen?.addSignals(to: &used)
    }
    return spec.signals.filter { !used.contains($0.id) }.map { signal in
      finding("No trigger and no condition uses 'signals.\(signal.id)'", at: signal.idSpan)
    }
  }
}

extension ConditionItem {
  fileprivate func addSignals(to used: inout Set<String>) {
    switch form {
    case .elapsed(let since, let orSince, _):
      used.insert(since.value)
      if let orSince { used.insert(orSince.value) }
    case .last(let signal, _): used.insert(signal.value)
    case .happened(let match, let since):
      used.insert(match.signal.value)
      if case .signal(let id) = since { used.insert(id.value) }
    case .any(let items), .all(let items): for item in items { item.addSignals(to: &used) }
    case .not(let item): item.addSignals(to: &used)
    case .preference: break
    }
  }
}
