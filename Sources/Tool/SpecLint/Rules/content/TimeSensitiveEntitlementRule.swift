import SpecDiagnostics
import SpecLanguage

struct TimeSensitiveEntitlementRule: LintRule {
  static let code: DiagnosticCode = "content/time-sensitive-entitlement"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.has(.timeSensitive) else { return [] }
    return spec.notifications.filter { $0.interruptionLevel == .timeSensitive }.map { type in
      finding(
        "'notifications.\(type.id)' is time-sensitive, but 'app.entitlements' has no 'time_sensitive': iOS "
          + "would treat it like any other", at: type.level.span)
    }
  }
}
