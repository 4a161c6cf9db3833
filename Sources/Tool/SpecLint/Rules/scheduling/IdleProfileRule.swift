import SpecDiagnostics
import SpecLanguage

struct IdleProfileRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-profile"
  static let page = """
    A profile differs from the policies that it replaces.

    Why: scenarios and experiments run under a profile to see what changes. If it repeats the policies, both runs are
    the same and there is nothing to compare.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      policies:
        slot: "20:00"
    -   profiles: { 1️⃣evening: { slot: "20:00" } }
    +   profiles: { morning: { slot: "09:00" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.policies.profiles.filter { $0.rule == spec.policies.rule }.map { profile in
      finding(
        "'policies.profiles.\(profile.id)' changes nothing: it repeats what 'policies' says", at: profile.idSpan)
    }
  }
}
