import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct SlotInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/slot-in-quiet-hours"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var installed = InstalledTimes(of: spec)
    let rule = spec.policies.rule
    if let quiet = installed.quietHours(of: rule), quiet.contains(rule.slot) {
      let place = spec.policies.slotPlace ?? spec.policies.span
      findings.append(inside("policies.slot", rule, quiet, at: place))
    }
    for profile in spec.policies.profiles
    where profile.rule.slot != rule.slot || profile.rule.quietHours != rule.quietHours {
      guard let quiet = installed.quietHours(of: profile.rule), quiet.contains(profile.rule.slot) else { continue }
      let place = profile.slotPlace ?? profile.idSpan
      findings.append(inside("policies.profiles.\(profile.id).slot", profile.rule, quiet, at: place))
    }
    return findings
  }

  private func inside(_ key: String, _ rule: PolicyRule, _ quiet: QuietHours, at span: SourceSpan) -> Diagnostic {
    let hours = rule.quietHours?.isMovable == true ? "default quiet hours" : "quiet hours"
    return finding(
      "'\(key)' is \(rule.slot), inside the \(hours) from \(quiet.from) to \(quiet.to): choose another slot, or other quiet "
        + "hours", at: span)
  }
}
