import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct TimeOutsideWindowRule: LintRule {
  static let code: DiagnosticCode = "scheduling/time-outside-window"
  static let page = """
    The time of day of a type is in its window.

    Why: what is due outside the window moves to the next start of the window, so it never comes at the time that the
    trigger names. A trigger that names none is due at `policies.slot`. A time that people choose counts with its
    default.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          window: { from: "10:00", to: "20:00" }
    +     on_cap: defer
          triggers:
    -       1️⃣evening: { calendar: { every: day, time: "21:00" } }
    +       evening: { calendar: { every: day, time: { preference: evening } } }
            noon: { calendar: { every: day, time: "12:00" } }
          copy: { body: { en: "Hi" } }
    + preferences: { evening: { type: time, default: "19:00", label: { en: "Evening" } } }
    """

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
