import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct PendingBudgetRule: LintRule {
  static let code: DiagnosticCode = "scheduling/pending-budget"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let budget = spec.policies.rule.pendingBudget
    if budget > PolicyRule.systemLimit {
      findings.append(
        over(budget, "policies.pending_budget", at: spec.policies.pendingBudgetSpan ?? spec.policies.span))
    }
    for profile in spec.policies.profiles where profile.rule.pendingBudget > max(PolicyRule.systemLimit, budget) {
      let key = "policies.profiles.\(profile.id).pending_budget"
      findings.append(over(profile.rule.pendingBudget, key, at: profile.idSpan))
    }
    return findings
  }

  private func over(_ budget: Int, _ key: String, at span: SourceSpan) -> Diagnostic {
    finding("'\(key)' is \(budget), but iOS keeps only \(PolicyRule.systemLimit) pending requests per app", at: span)
  }
}
