import SpecDiagnostics
import SpecLanguage

struct IdleProfileRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-profile"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.policies.profiles.filter { $0.rule == spec.policies.rule }.map { profile in
      finding(
        "'policies.profiles.\(profile.id)' changes nothing: it repeats what 'policies' says", at: profile.idSpan)
    }
  }
}
