import SpecDiagnostics
import SpecLanguage

struct UnusedParameterRule: LintRule {
  static let code: DiagnosticCode = "signals/unused-parameter"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    // A broken part may be what uses a signal.
    guard spec.isComplete else { return [] }
    return SignalUses(in: spec).unread.map { signal, parameter in
      finding("'signals.\(signal.id).parameters.\(parameter.id)' is unused", at: parameter.idSpan)
    }
  }
}
