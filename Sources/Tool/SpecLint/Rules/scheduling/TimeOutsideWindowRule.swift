import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct TimeOutsideWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/time-outside-window"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    var installed = InstalledTimes(of: spec)
    return spec.notifications.flatMap { type -> [Diagnostic] in
      guard let window = type.window?.rule else { return [] }
      return type.triggers.compactMap { trigger -> Diagnostic? in
        let times = installed.times(of: trigger.rule, in: spec.policies.rule).filter { !window.contains($0) }
        guard !times.isEmpty else { return nil }
        // Quiet hours may hold it longer.
        let isQuiet =
          spec.policies.rule.quietHours.map { $0.treatment(of: type) != .exempt } ?? false
          && installed.quietHours(of: spec.policies.rule, for: type)?.contains(window.from) ?? false
        let wait = isQuiet ? "for the window and the end of quiet hours" : "until \(window.from)"
        let due = times.map(\.description).joined(last: "and")
        return finding(
          "\(trigger.rule.hasChosenTime ? InstalledTimes.beginning : "")'notifications.\(type.id)' is due at \(due), "
            + "outside its window from \(window.from) to \(window.to): it always waits \(wait). Choose a time inside, or "
            + "widen the window",
          at: trigger.span)
      }
    }
  }
}
