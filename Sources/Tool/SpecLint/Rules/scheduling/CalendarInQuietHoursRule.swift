import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct CalendarInQuietHoursRule: LintRule {
  static let code: DiagnosticCode = "scheduling/time-in-quiet-hours"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let rule = spec.policies.rule.quietHours else { return [] }
    var installed = InstalledTimes(of: spec)
    return spec.notifications.flatMap { type -> [Diagnostic] in
      // `ShutWindowRule` reports a window that never opens.
      guard let quiet = installed.quietHours(of: spec.policies.rule, for: type),
        type.window?.rule.isInside(quiet) != true
      else { return [] }
      let fate: String
      switch rule.treatment(of: type) {
      case .hold:
        let opening = type.window.flatMap { $0.rule.contains(quiet.to) ? nil : $0.from.value }
        fate = "it always waits until \(opening ?? quiet.to)"
      case .drop: fate = "it is dropped every time"
      case .exempt: return []
      }
      return type.triggers.compactMap { trigger -> Diagnostic? in
        let times = installed.namedTimes(of: trigger.rule).filter {
          quiet.contains($0) && type.window?.rule.contains($0) ?? true
        }
        guard !times.isEmpty else { return nil }
        let due = times.map(\.description).joined(last: "and")
        let beginning = rule.isMovable || trigger.rule.hasChosenTime ? InstalledTimes.beginning : ""
        return finding(
          "\(beginning)'notifications.\(type.id)' is due at \(due), inside the quiet hours from \(quiet.from) to "
            + "\(quiet.to): \(fate). Choose another time, or write 'on_quiet: exempt'", at: trigger.span)
      }
    }
  }
}
