import SpecDiagnostics
import SpecLanguage

struct CriticalEntitlementRule: LintRule {
  static let code: DiagnosticCode = "content/critical-entitlement"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    var missing: [String] = []
    if !spec.has(.criticalAlerts) { missing.append("'app.entitlements' has no 'critical_alerts'") }
    if !(spec.app.authorization?.options ?? []).contains(where: { $0.value == .criticalAlert }) {
      missing.append("'app.authorization.options' has no 'critical_alert'")
    }
    guard !missing.isEmpty else { return [] }
    let option = spec.app.authorization?.options.first { $0.value == .criticalAlert }
    let asked = option.map { option in
      finding(
        "'app.authorization.options' asks for 'critical_alert', but \(missing.joined(last: "and"))", at: option.span)
    }
    return [asked].compactMap(\.self)
      + spec.notifications.filter { $0.interruptionLevel == .critical }.map { type in
        finding(
          "'notifications.\(type.id)' is critical, but \(missing.joined(last: "and"))",
          at: type.level.span)
      }
  }
}
