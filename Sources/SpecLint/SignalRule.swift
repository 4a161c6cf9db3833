import SpecDiagnostics
import SpecLanguage

/// A rule about unused signals. The roster finds out once what uses them.
protocol SignalRule: LintRule {
  func check(_ uses: SignalUses) -> [Diagnostic]
}

extension SignalRule {
  var roles: LintRoles { LintRoles(signals: self) }

  /// A broken part may be what uses a signal.
  func check(_ spec: Spec) -> [Diagnostic] { spec.isComplete ? check(SignalUses(in: spec)) : [] }
}
