import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct SlotInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/slot-in-quiet-hours"
  static let page = """
    The daily slot is outside the quiet hours.

    Why: everything that is planned for the slot would be held until the quiet hours end, or dropped, every day, on
    every device. Quiet hours that people choose count with their defaults.

    Source: NOTIF-001/PLAN-2
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      policies:
    -   slot: 1️⃣"22:30"
    +   slot: "20:00"
        quiet_hours: { from: "22:00", to: "08:00", held: drop }
    """

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
