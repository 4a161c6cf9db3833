import SpecDiagnostics
import SpecLanguage

struct UnusedSignalRule: LintRule {
  static let code: DiagnosticCode = "signals/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    // A broken part may be what uses a signal.
    guard spec.isComplete else { return [] }
    return SignalUses(in: spec).unused.map { signal in
      finding("No trigger or condition uses 'signals.\(signal.id)'", at: signal.idSpan)
    }
  }
}
