import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct CriticalInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/critical-in-quiet-hours"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let quiet = spec.policies.rule.quietHours else { return [] }
    let word = quiet.held == .release ? "hold" : "drop"
    return spec.notifications.compactMap { type in
      guard type.interruptionLevel == .critical, type.onQuiet == nil,
        type.triggers.contains(where: { !$0.waitsForPlace })
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is critical, so it comes in the quiet hours, too, although 'held' is "
          + "'\(quiet.held.rawValue)'. Say which you want: 'on_quiet: exempt' or '\(word)'", at: type.level.span)
    }
  }
}
