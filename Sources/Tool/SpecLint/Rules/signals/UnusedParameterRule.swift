import SpecDiagnostics
import SpecLanguage

struct UnusedParameterRule: LintRule {
  static let code: DiagnosticCode = "signals/unused-parameter"
  static let page = """
    Every parameter of a signal is used.

    Why: the app measures and passes the value each time. If no condition, trigger or text uses it, it is left over, or
    somebody forgot a condition.
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
    - signals: { found: { parameters: { count: { type: int }, 1️⃣album: { type: string } } } }
    + signals: { found: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: found, delay: 1h, where: { parameter: count, above: 0 } } }
          copy: { body: { en: "Hi" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    // A broken part may be what uses a signal.
    guard spec.isComplete else { return [] }
    return SignalUses(in: spec).unread.map { signal, parameter in
      finding("'signals.\(signal.id).parameters.\(parameter.id)' is unused", at: parameter.idSpan)
    }
  }
}
