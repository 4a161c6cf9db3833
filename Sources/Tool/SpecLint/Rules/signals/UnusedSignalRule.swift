import SpecDiagnostics
import SpecLanguage

struct UnusedSignalRule: LintRule {
  static let code: DiagnosticCode = "signals/unused"
  static let page = """
    Every signal triggers a notification or is used in a condition.

    Why: a signal costs the app a call at the right moment. If nothing uses it, it is left over, or somebody forgot a
    condition.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals: { 1️⃣opened: {} }
    + deep_links: { scheme: demo, targets: { home: { path: /home } } }
    + notifications:
    +   soon:
    +     summary: "Soon."
    +     target: home
    +     trigger: { after: { signal: opened, delay: 1h } }
    +     copy: { body: { en: "Hi" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    // A broken part may be what uses a signal.
    guard spec.isComplete else { return [] }
    return SignalUses(in: spec).unused.map { signal in
      finding("No trigger or condition uses 'signals.\(signal.id)'", at: signal.idSpan)
    }
  }
}
